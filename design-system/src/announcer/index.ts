export { Announcer, type AnnouncerProps } from "./Announcer.tsx";
export { type AnnouncementManner, announce, announcementManners } from "./announcement.ts";
