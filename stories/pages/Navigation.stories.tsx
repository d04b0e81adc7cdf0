import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Navigation",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    visual: { photographs: "plain", themes: ["main"] },
    proof: { withoutServer: "The shop's own server renders these pages, and the end-to-end tests hydrate them." },
  },
  beforeEach: openScene,
  render: renderScene,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => matchMedia("(min-width: 1024px)").matches;

export const MegaMenuOpen: Story = {
  parameters: scene({ path: "/categories/men/shoes/boots" }),
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    // Below 1024 px there is no such menu, and the other story is the one to look at.
    if (!wide()) return expect(canvas.getByRole("link", { name: "Menu" })).toBeVisible();
    const main = within(await canvas.findByRole("navigation", { name: "Main" }, { timeout: 5000 }));
    const men = main.getByRole("link", { name: "Men" });
    await userEvent.hover(men);
    const menu = within(men.closest("li") as HTMLElement);
    await waitFor(() => expect(menu.getByRole("link", { name: "Trail" })).toBeVisible(), { timeout: 5000 });
  },
};

export const MobileMenuOpen: Story = {
  parameters: scene({ path: "/categories/men/shoes/boots" }),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    if (wide()) return expect(canvas.queryByRole("link", { name: "Menu" })).toBeNull();
    await userEvent.click(await canvas.findByRole("link", { name: "Menu" }));
    const menu = within(await within(document.body).findByRole("dialog", {}, { timeout: 5000 }));
    await menu.findByRole("link", { name: "Track an order" });
    await expect(menu.getByRole("button", { name: "Sale" }).querySelector("mark")).toHaveTextContent("Sale");
    const country = menu.getAllByText("New Zealand").find((each) => each.closest("summary") !== null)!;
    await userEvent.click(country);
    await expect(menu.getByRole("link", { name: /Australia/ })).toHaveAttribute("href", "/au/");
    await userEvent.click(country);
    await userEvent.click(await menu.findByRole("button", { name: /^Men/ }));
    await menu.findByRole("link", { name: /Sneakers/ });
  },
};
