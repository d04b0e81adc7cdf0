export { type Announcement, AnnouncementBar, type AnnouncementBarProps } from "./AnnouncementBar.tsx";
