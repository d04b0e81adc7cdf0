import { AnnouncementBar } from "@tread/design-system/announcement-bar";
import { useFrameQuery } from "../../features/shop/frame-api.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";

/** The shop's announcements, one after the other; no bar where it has none. */
export function Announcements() {
  const href = useShopHref();
  const { data: frame } = useFrameQuery();
  const announcements = frame?.announcements.map(({ announcementText, announcementLink }) => ({
    text: announcementText,
    href: announcementLink && href(announcementLink),
  }));
  return announcements?.[0] && <AnnouncementBar announcements={announcements} />;
}
