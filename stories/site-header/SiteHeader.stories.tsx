import type { Meta, StoryObj } from "@storybook/react-vite";
import { AnnouncementBar } from "@tread/design-system/announcement-bar";
import { MegaMenu } from "@tread/design-system/mega-menu";
import { SiteHeader, type SiteHeaderProps, shrinkAfter } from "@tread/design-system/site-header";
import { type ReactElement, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { navigation } from "../mega-menu/sample-navigation.ts";
import { patient } from "../overlay/calm.ts";
import { header, stores } from "./sample-header.tsx";

const large = { globals: { viewport: { value: "desktop" } } };
const small = { globals: { viewport: { value: "phone" } } };

const meta = {
  title: "Components/Site header",
  component: SiteHeader,
  args: {
    ...header,
    menu: { ...header.menu, onToggle: fn() },
    search: { ...header.search, onToggle: fn() },
    cart: { ...header.cart, onToggle: fn() },
  },
  render: (args) => (
    <div style={{ minHeight: 2000 }}>
      <AnnouncementBar announcements={[{ text: "Free express delivery on orders over $150. You’re welcome." }]} />
      <SiteHeader {...args} navigation={<MegaMenu items={navigation} />} />
    </div>
  ),
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Logos: Story = {
  name: "HEAD-01 HEAD-02 Both logos on large screens, each with its home",
  ...large,
  play: async ({ canvas }) => {
    const main = canvas.getByRole("link", { name: "Tread & Thread home" });
    await expect(main).toHaveAttribute("href", "/nz");
    await expect(main).toHaveAttribute("aria-current");
    await expect(canvas.getByRole("link", { name: "BTQ home" })).toHaveAttribute("href", "/nz/btq");
    await expect(canvas.getByRole("link", { name: "BTQ home" })).toBeVisible();
  },
};

export const OneLogoOnSmall: Story = {
  name: "HEAD-03 On small screens only the current logo, unless the boutique is on",
  ...small,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Tread & Thread home" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "BTQ home" })).toBeNull();
  },
};

export const BothLogosOnSmall: Story = {
  name: "HEAD-03 On small screens both logos when the boutique is on",
  args: { bothStoresOnSmall: true },
  ...small,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "BTQ home" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Boutique: Story = {
  args: { stores: stores.map((store) => ({ ...store, current: store.logo === "btq" })) },
  globals: { viewport: { value: "desktop" }, theme: "btq" },
};

/** Keeps each overlay's state, as the shop does. */
function Kept(props: SiteHeaderProps): ReactElement {
  const [open, setOpen] = useState({ menu: false, search: false, cart: false });
  const kept = (name: keyof typeof open) => ({
    ...props[name],
    open: open[name],
    onToggle: () => {
      props[name].onToggle();
      setOpen((before) => ({ ...before, [name]: !before[name] }));
    },
  });
  return <SiteHeader {...props} menu={kept("menu")} search={kept("search")} cart={kept("cart")} />;
}

export const Icons: Story = {
  name: "HEAD-04 HEAD-08 HEAD-12 Search and cart toggle their overlays, stores leads to stores",
  render: (args) => <Kept {...args} />,
  ...large,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: "Stores" })).toHaveAttribute("href", "/nz/stores");
    for (const [name, toggle] of [
      ["Search", args.search],
      ["Cart, 2 items", args.cart],
    ] as const) {
      const icon = canvas.getByRole("link", { name });
      await expect(icon).toHaveAttribute("aria-expanded", "false");
      await expect(icon).toHaveAttribute("href", toggle.href);
      await userEvent.click(icon);
      await expect(toggle.onToggle).toHaveBeenCalledTimes(1);
      await expect(icon).toHaveAttribute("aria-expanded", "true");
      await userEvent.click(icon);
      await expect(icon).toHaveAttribute("aria-expanded", "false");
    }
  },
};

export const NewTab: Story = {
  name: "A press that asks for a new tab follows the link instead",
  ...large,
  play: async ({ canvas, args, canvasElement }) => {
    const refused = fn();
    canvasElement.addEventListener(
      "click",
      (event) => {
        refused(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(canvas.getByRole("link", { name: "Cart, 2 items" }), { ctrlKey: true });
    await expect(args.cart.onToggle).not.toHaveBeenCalled();
    await expect(refused).toHaveBeenCalledWith(false);
  },
};

export const SignedOut: Story = {
  name: "Logged out, the account icon says 'Sign in' and leads there",
  play: async ({ canvas }) => {
    const icon = canvas.getByRole("link", { name: "Sign in" });
    await expect(icon).toHaveAttribute("title", "Sign in");
    await expect(icon).toHaveAttribute("href", "/nz/account/signin");
  },
};

export const SignedIn: Story = {
  name: "Logged in, the account icon says 'Account' and leads there",
  args: { account: { href: "/nz/account", signedIn: true } },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole("link", { name: "Account" });
    await expect(icon).toHaveAttribute("title", "Account");
    await expect(icon).toHaveAttribute("href", "/nz/account");
  },
};

export const CartCount: Story = {
  name: "HEAD-09 The cart icon carries a quantity badge, said in words too",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cart, 2 items" })).toHaveTextContent("2");
  },
};

export const CartOfOne: Story = {
  name: "HEAD-09 One item is said in the singular",
  args: { cart: { ...header.cart, count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cart, 1 item" })).toHaveTextContent("1");
  },
};

export const CartUnknown: Story = {
  name: "HEAD-09 A cart that is not known yet carries no badge",
  args: { cart: { ...header.cart, count: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cart" })).toHaveTextContent("");
  },
};

export const Menu: Story = {
  name: "HEAD-11 HEAD-12 On small screens a menu button toggles the mobile navigation",
  render: (args) => <Kept {...args} />,
  ...small,
  play: async ({ canvas, args }) => {
    const menu = canvas.getByRole("link", { name: "Menu" });
    await userEvent.click(menu);
    await expect(args.menu.onToggle).toHaveBeenCalledTimes(1);
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  },
};

export const NoMenuOnLarge: Story = {
  name: "HEAD-11 No menu button on large screens",
  ...large,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Menu" })).toBeNull();
  },
};

const row = (root: Element) => root.querySelector("header > div")?.getBoundingClientRect().height;

export const Shrinks: Story = {
  name: "HEAD-17 On small screens the header shrinks once the page is scrolled 120 px",
  ...small,
  play: async ({ canvas, canvasElement }) => {
    await expect(shrinkAfter).toBe(120);
    await expect(row(canvasElement)).toBe(56);
    window.scrollTo(0, 119);
    await waitFor(() => expect(window.scrollY).toBe(119), patient);
    await waitFor(() => expect(canvas.getByRole("banner")).not.toHaveAttribute("data-shrunk"), patient);
    await expect(row(canvasElement)).toBe(56);
    window.scrollTo(0, 120);
    await waitFor(() => expect(row(canvasElement)).toBe(48), patient);
    window.scrollTo(0, 0);
    await waitFor(() => expect(row(canvasElement)).toBe(56), patient);
  },
};

export const KeepsItsSizeOnLarge: Story = {
  name: "HEAD-17 On large screens the header keeps its size",
  ...large,
  play: async ({ canvas, canvasElement }) => {
    await expect(row(canvasElement)).toBe(76);
    window.scrollTo(0, 400);
    await waitFor(() => expect(canvas.getByRole("banner")).toHaveAttribute("data-shrunk"), patient);
    await expect(row(canvasElement)).toBe(76);
    window.scrollTo(0, 0);
  },
};
