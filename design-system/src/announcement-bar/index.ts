export { type Announcement, AnnouncementBar, type AnnouncementBarProps } from "./AnnouncementBar.tsx";
export { announcementTimes } from "./announcement-bar.contract.ts";
