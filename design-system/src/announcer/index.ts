export { Announcer, type AnnouncerProps } from "./Announcer.tsx";
export { type AnnouncementManner, announce } from "./announcement.ts";
