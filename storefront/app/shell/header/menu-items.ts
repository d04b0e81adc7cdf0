import type { MegaMenuItem, MegaMenuPanel, MegaMenuPicture } from "@tread/design-system/mega-menu";
import { BtqNavigationMissing } from "../../features/shop/btq-navigation.ts";
import type { Frame, Navigation } from "../../features/shop/frame-api.ts";

type NavigationItem = Navigation["items"][number];
type NavigationGroup = NavigationItem["children"][number];
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

/** What drops down from an item of the boutique, which is a group of the shop's own: its links, in one column. */
const groupPanel = ({ link, children }: NavigationGroup, href: (path: string) => string): MegaMenuPanel => ({
  groups: [
    {
      label: link.label,
      href: address(link, href),
      links: children.map((child) => ({ label: child.link.label, href: address(child.link, href) })),
    },
  ],
});

/** The boutique's items; which of them drop down comes with the page (HEAD-30). */
function boutiqueItems(
  frame: Frame,
  boutique: NavigationItem | undefined,
  { href, path }: Omit<MenuSetting, "btq">,
): MegaMenuItem[] {
  if (!boutique) {
    return (frame.btqTopLinks ?? []).map((link) => ({ ...itemOf(link, { href, path }), expandable: link.expandable === true }));
  }
  return boutique.children.map((group) => ({
    ...itemOf(group.link, { href, path }),
    ...(group.children.length > 0 && { expandable: true, panel: groupPanel(group, href) }),
  }));
}

function itemOf(link: NavigationItem["link"], { href, path }: Omit<MenuSetting, "btq">) {
  const to = address(link, href);
  return { label: link.label, href: to, current: path === to || path.startsWith(`${to}/`), marked: false, expandable: false };
}

/**
 * Items of the navigation: on the main store everything but BTQ, in the boutique what is under BTQ (HEAD-30, HEAD-31).
 * Top links come with the page; their dropdowns arrive later.
 * @throws BtqNavigationMissing in the boutique when the loaded navigation has no BTQ item (HEAD-32)
 */
export function menuItems(frame: Frame, navigation: Navigation | undefined, { btq, href, path }: MenuSetting): MegaMenuItem[] {
  const boutique = navigation?.items.find((item) => item.link.label === "BTQ");
  if (btq && navigation && !boutique) throw new BtqNavigationMissing();
  if (btq) return boutiqueItems(frame, boutique, { href, path });
  return frame.topLinks
    .filter((link) => link.label !== "BTQ")
    .map((link) => {
      const item = navigation?.items.find((candidate) => candidate.link.label === link.label);
      const expandable = navigation ? Boolean(item && item.children.length > 0) : true;
      return {
        ...itemOf(link, { href, path }),
        marked: link.sale === true,
        expandable,
        panel: item && expandable ? panel(item, href) : undefined,
      };
    });
}
