import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountNav } from "@tread/design-system/account-nav";
import { expect, fn, userEvent, waitFor } from "storybook/test";

const pages = [
  "Dashboard",
  "Orders",
  "Wishlist",
  "Contact details",
  "Addresses",
  "Payment methods",
  "Qantas Points",
  "Change password",
];
const links = (current: string) =>
  pages.map((label) => ({ href: `/account/${label.toLowerCase().replace(" ", "-")}`, label, current: label === current }));

const meta = {
  title: "Components/Account navigation",
  component: AccountNav,
  args: { links: links("Dashboard"), onSignOut: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "var(--box, 240px)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const MarksThePage: Story = {
  name: "Marks the page shown",
  args: { links: links("Orders") },
  // Where the row stands is chosen once, by the widths of one theme's words.
  parameters: { visual: { otherThemes: "played" } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Account" });
    await expect(nav).toContainElement(canvas.getByRole("link", { name: "Orders" }));
    await expect(canvas.getByRole("link", { name: "Orders" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
    // Focus shows in forced colours too, where the page shown has a mark of its own.
    const here = canvas.getByRole("link", { name: "Orders" });
    here.focus({ preventScroll: true });
    await expect(getComputedStyle(here).outlineOffset).toBe("2px");
    here.blur();
  },
};

export const BringsFocusIntoView: Story = {
  name: "On a phone a link that the edge cuts off comes wholly into view when it has focus",
  args: { links: links("") },
  parameters: { visual: { skip: "As Playground, further along." } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("navigation");
    const edges = row.getBoundingClientRect();
    for (const link of canvas.getAllByRole("link")) {
      const cut = edges.right - 40;
      row.scrollLeft += link.getBoundingClientRect().left - cut;
      // At an end of the row there is none further along.
      if (Math.abs(link.getBoundingClientRect().left - cut) > 1) continue;
      link.focus();
      const { left, right } = link.getBoundingClientRect();
      await expect([left >= edges.left, right <= edges.right]).toEqual([true, true]);
    }
  },
};

export const SignsOut: Story = {
  name: "Its way out is a button, reached last",
  play: async ({ canvas, args }) => {
    canvas.getByRole("link", { name: "Change password" }).focus();
    await userEvent.tab();
    const out = canvas.getByRole("button", { name: "Sign out" });
    await expect(out).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const SignsOutByLink: Story = {
  name: "Or a link, where signing out is a page",
  args: { onSignOut: undefined, signOutHref: "#sign-out" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "#sign-out");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const BringsThePageIntoView: Story = {
  name: "On a phone the row shows the page it marks",
  args: { links: links("Change password") },
  parameters: { visual: { otherThemes: "played" } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation");
    const current = canvas.getByRole("link", { name: "Change password" });
    await waitFor(async () => {
      const [frame, chip] = [nav.getBoundingClientRect(), current.getBoundingClientRect()];
      await expect(chip.left).toBeGreaterThanOrEqual(frame.left - 1);
      await expect(chip.right).toBeLessThanOrEqual(frame.right + 1);
    });
  },
};
