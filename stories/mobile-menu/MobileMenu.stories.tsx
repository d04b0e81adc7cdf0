import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { CountrySwitcher } from "@tread/design-system/country-switcher";
import { MobileMenu, type MobileMenuProps } from "@tread/design-system/mobile-menu";
import { type ReactElement, useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { countries } from "../country-switcher/sample-countries.ts";
import { navigation } from "../mega-menu/sample-navigation.ts";
import { patient, settled } from "../overlay/calm.ts";
import { stores } from "../site-header/sample-header.tsx";

function Opens({ onOpenChange, ...rest }: MobileMenuProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <MobileMenu
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
      />
    </main>
  );
}

const meta = {
  title: "Components/Mobile menu",
  component: MobileMenu,
  args: {
    open: false,
    onOpenChange: fn(),
    items: navigation,
    stores,
    utilities: [
      { icon: "user", label: "Sign in or join", href: "/nz/account/signin" },
      { icon: "pin", label: "Find a store", href: "/nz/stores" },
      { icon: "help", label: "Help", href: "/nz/articles/help" },
    ],
    footer: <CountrySwitcher countries={countries} current="nz" />,
  },
  render: (args) => <Opens {...args} />,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const dialog = await screen.findByRole("dialog", { name: "Menu" });
  await settled(dialog);
  return dialog;
}

export const FirstLevel: Story = {
  play: async () => {
    const dialog = await openMenu();
    await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(window.innerWidth);
    await expect(screen.getByRole("link", { name: "New" })).toHaveAttribute("href", "/nz/products/new");
    await expect(screen.getByRole("link", { name: "Sale" })).toHaveAttribute("href", "/nz/products/sale");
    await expect(screen.getByRole("link", { name: "BTQ home" })).toHaveAttribute("href", "/nz/btq");
    await expect(screen.getByRole("link", { name: "Sign in or join" })).toBeVisible();
  },
};

export const TwoLevels: Story = {
  name: "HEAD-11 The mobile navigation has two levels, and focus follows from one to the other",
  play: async () => {
    await openMenu();
    await userEvent.click(screen.getByRole("button", { name: "Women" }));
    await expect(screen.getByRole("dialog", { name: "Menu, Women" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Back" })).toHaveFocus();
    await expect(screen.getByRole("link", { name: "Shop all" })).toHaveAttribute("href", "/nz/categories/women");
    await expect(screen.getByRole("link", { name: "Sneakers" })).toHaveAttribute("href", "/nz/categories/women/shoes/sneakers");
    await expect(screen.getByRole("link", { name: "Leggings" }).checkVisibility()).toBe(false);
    await userEvent.click(screen.getByText("Activewear"));
    await expect(screen.getByRole("link", { name: "Leggings" }).checkVisibility()).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await expect(screen.getByRole("button", { name: "Women" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    await expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
  },
};

export const SecondLevel: Story = {
  play: async () => {
    await openMenu();
    await userEvent.click(screen.getByRole("button", { name: "Women" }));
    await expect(screen.getByRole("heading", { name: "Women" })).toBeVisible();
  },
};

export const MarkedOpens: Story = {
  name: "What is marked stays marked where it opens a second level",
  args: { items: navigation.map((each) => (each.marked ? { ...each, expandable: true } : each)) },
  play: async () => {
    await openMenu();
    await expect(screen.getByRole("button", { name: "Sale" }).querySelector("mark")).toHaveTextContent("Sale");
  },
};

export const ArrivesLater: Story = {
  args: { items: navigation.map((each) => ({ ...each, panel: undefined })) },
  play: async () => {
    await openMenu();
    await userEvent.click(screen.getByRole("button", { name: "Women" }));
    await expect(screen.getByRole("img", { name: "Loading" })).toBeVisible();
  },
};

let arrive = () => {};

/** Its second levels come only when `arrive` is called. */
function Waits(props: MobileMenuProps): ReactElement {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    arrive = () => setArrived(true);
  }, []);
  return <Opens {...props} items={arrived ? navigation : props.items} />;
}

export const KeepsFocusWhenItArrives: Story = {
  name: "A second level that arrives while it is open leaves focus where it is",
  args: { items: navigation.map((each) => ({ ...each, panel: undefined })) },
  parameters: { visual: { skip: "The last of SecondLevel, with focus." } },
  render: (args) => <Waits {...args} />,
  play: async () => {
    await openMenu();
    await userEvent.click(screen.getByRole("button", { name: "Women" }));
    await expect(screen.getByRole("button", { name: "Back" })).toHaveFocus();
    const all = screen.getByRole("link", { name: "Shop all" });
    all.focus();
    arrive();
    await waitFor(() => expect(screen.getByRole("link", { name: "Sneakers" })).toBeVisible(), patient);
    await expect(all).toHaveFocus();
  },
};
