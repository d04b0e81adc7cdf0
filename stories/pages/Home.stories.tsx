import type { Meta, StoryObj } from "@storybook/react-vite";
import { socialPages } from "@tread/storefront/app/features/shop/social-pages.ts";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Home",
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

/** The footer and what is asked for come by themselves. */
const patient = { timeout: 10_000 };

const stores = (canvas: ReturnType<typeof within>) => within(canvas.getByRole("navigation", { name: "Store" }));

export const Home: Story = {
  name: "FOOT-05 FOOT-06 FOOT-07 HEAD-16 Home, where the loyalty announcement and its hero lead to the programme's article",
  parameters: scene({ path: "/" }),
  play: async ({ canvas }) => {
    await heading(canvas, /.+/);
    await expect(stores(canvas).getByRole("link", { name: "Tread & Thread home" })).toHaveAttribute("aria-current", "true");
    // Every tile of every carousel leads to its product.
    const tiles = [...canvas.getByRole("main").querySelectorAll<HTMLAnchorElement>('a[href^="/nz/products/"]')];
    await expect(tiles.length).toBeGreaterThan(8);
    await canvas.findByRole("heading", { level: 2, name: /^Join the club/ }, patient);
    const footer = within(canvas.getByRole("contentinfo"));
    const bar = within(canvas.getByRole("region", { name: "Announcements" }));
    const hero = within(canvas.getByRole("complementary", { name: "Good to know" }));
    for (const link of [
      bar.getByRole("link", { name: /^Earn Qantas Points/, hidden: true }),
      hero.getByRole("link", { name: "How points work" }),
    ])
      await expect(link).toHaveAttribute("href", "/nz/articles/qantas");
    const marks = footer.getByRole("list", { name: "Payment methods" }).querySelectorAll("[role='img']");
    const paidBy = ["Apple Pay", "Visa", "Mastercard", "American Express", "PayPal", "Afterpay"];
    await expect([...marks].map((mark) => mark.getAttribute("aria-label"))).toEqual(paidBy);
    await expect(footer.getByText("© 2026 Tread & Thread")).toBeVisible();
    for (const { href } of socialPages)
      await expect(footer.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain(href);
  },
};

export const Boutique: Story = {
  name: "FOOT-05 Boutique",
  parameters: scene({ path: "/btq" }),
  globals: { theme: "btq" },
  play: async ({ canvas }) => {
    await heading(canvas, /.+/);
    await expect(stores(canvas).getByRole("link", { name: "BTQ home" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("blockquote")).toHaveTextContent("Fewer things, better made");
    const trio = canvas.getByRole("heading", { level: 2, name: "New upstairs" }).closest("section")!;
    await expect(within(trio).getAllByRole("article")).toHaveLength(3);
    const index = canvas.getByRole("heading", { level: 2, name: "The designers" }).closest("section")!;
    await expect(within(index).getByRole("link", { name: /^Kilnwood.*\d+ products$/ })).toHaveAttribute(
      "href",
      "/nz/brands/kilnwood",
    );
    await canvas.findByRole("heading", { level: 2, name: "Join the club, every Thursday" }, patient);
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAttribute("placeholder", "you@email.co.nz");
  },
};

export const Broken: Story = {
  parameters: scene({ path: "/", network: { "content.resolve": "broken" } }),
  play: async ({ canvas }) => {
    await heading(canvas, /oops/);
    await canvas.findByRole("region", { name: "Try these instead" }, patient);
  },
};

export const BrokenThenBack: Story = {
  parameters: { ...Broken.parameters, visual: { skip: "Ends as Home does." } },
  play: async (context) => {
    await Broken.play?.(context);
    const { canvas, loaded } = context;
    // What has come back is there at the next try.
    openedScene(loaded).network["content.resolve"] = "normal";
    await userEvent.click(canvas.getByRole("link", { name: "Return Home" }));
    await waitFor(() => expect(canvas.queryByRole("heading", { level: 1, name: /oops/ })).toBeNull(), patient);
    await heading(canvas, /.+/);
  },
};
