import { AnnouncementBar } from "@tread/design-system/announcement-bar";
import { useShopHref } from "../shop/use-shop.ts";
import { useFrameQuery } from "./frame-api.ts";

/** The shop's announcements, one after the other. */
export function Announcements() {
  const href = useShopHref();
  const { data: frame } = useFrameQuery();
  const announcements = frame?.announcements.map(({ announcementText, announcementLink }) => ({
    text: announcementText,
    href: announcementLink && href(announcementLink),
  }));
  return announcements && <AnnouncementBar announcements={announcements} />;
}
