import type { MegaMenuItem, MegaMenuPanel, MegaMenuPicture } from "@tread/design-system/mega-menu";
import { BtqNavigationMissing } from "../../features/shop/btq-navigation.ts";
import type { Frame, Navigation } from "../../features/shop/frame-api.ts";

type NavigationItem = Navigation["items"][number];
type ImageBlocks = NonNullable<NonNullable<NavigationItem["imageLayout"]>["gridLayout"]>;

export interface MenuSetting {
  btq: boolean;
  href: (path: string) => string;
  /** Where the shopper is, with the country's base. */
  path: string;
}

const address = ({ path, href }: { path?: string; href?: string }, toHref: (path: string) => string) =>
  href ?? toHref(path ?? "/");

function pictures(blocks: ImageBlocks, href: (path: string) => string): MegaMenuPicture[] {
  return blocks.map(({ image, caption, link }) => ({ ...image, caption, href: href(link) }));
}

function panel(item: NavigationItem, href: (path: string) => string): MegaMenuPanel {
  const layout = item.imageLayout;
  const blocks = layout?.gridLayout ?? layout?.rowLayout ?? layout?.singleLayout;
  return {
    groups: item.children.map((group) => ({
      label: group.link.label,
      href: address(group.link, href),
      links: group.children.map(({ link }) => ({ label: link.label, href: address(link, href) })),
    })),
    pictures: blocks && {
      layout: layout?.gridLayout ? "grid" : layout?.rowLayout ? "row" : "single",
      items: pictures(blocks, href),
    },
    cta: layout?.ctaButton && { label: layout.ctaButton.label, href: href(layout.ctaButton.path) },
  };
}

/**
 * Items of the navigation: on the main store everything but BTQ, in the boutique what is under BTQ (HEAD-30, HEAD-31).
 * Top links come with the page; their dropdowns arrive later.
 * @throws BtqNavigationMissing in the boutique when the loaded navigation has no BTQ item (HEAD-32)
 */
export function menuItems(frame: Frame, navigation: Navigation | undefined, { btq, href, path }: MenuSetting): MegaMenuItem[] {
  const boutique = navigation?.items.find((item) => item.link.label === "BTQ");
  if (btq && navigation && !boutique) throw new BtqNavigationMissing();
  const links = btq
    ? (boutique?.children.map((child) => child.link) ?? frame.btqTopLinks ?? [])
    : frame.topLinks.filter((link) => link.label !== "BTQ");
  return links.map((link) => {
    const to = address(link, href);
    const item = btq ? undefined : navigation?.items.find((candidate) => candidate.link.label === link.label);
    const expandable = !btq && (navigation ? Boolean(item && item.children.length > 0) : true);
    return {
      label: link.label,
      href: to,
      current: path === to || path.startsWith(`${to}/`),
      marked: "sale" in link && link.sale === true,
      expandable,
      panel: item && expandable ? panel(item, href) : undefined,
    };
  });
}
