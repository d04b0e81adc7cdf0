import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { toTileProduct } from "@tread/storefront/app/features/product/tile-product.ts";
import { expect, within } from "storybook/test";
import { productAt } from "./shop/products.ts";
import { openScene, renderScene, scene } from "./shop/scene.tsx";

/** Puts into the browser what it keeps of products it has been shown. */
function openOffline(context: StoryContext): () => Promise<void> {
  const close = openScene(context);
  const seen = ((context.parameters.seen ?? []) as readonly string[]).map(productAt);
  const products = seen.map((product) => [product.id, { tile: toTileProduct(product), variants: product.variants }]);
  localStorage.setItem("offline-products:nz", JSON.stringify(Object.fromEntries(products)));
  localStorage.setItem("recently-viewed:nz", JSON.stringify(seen.map(({ id }) => id)));
  return async () => {
    localStorage.removeItem("offline-products:nz");
    await close();
  };
}

const meta = {
  title: "Pages/Offline",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    visual: { photographs: "plain", themes: ["main"] },
    proof: { withoutServer: "The shop's own server renders these pages, and the end-to-end tests hydrate them." },
  },
  beforeEach: openOffline,
  render: renderScene,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const title = () => within(document.body).findByRole("heading", { level: 1, name: "No signal. No stress." }, { timeout: 10_000 });

export const Seen: Story = {
  name: "What was last seen, and the cart as it was",
  parameters: {
    ...scene({ path: "/offline", cart: [{ path: "/products/osker/court-low-chalk", size: "9", qty: 2 }] }),
    seen: ["/products/osker/court-low-chalk", "/products/osker/court-low-galah"],
  },
  play: async () => {
    await title();
    const cart = within(await within(document.body).findByRole("region", { name: "Your cart is safe" }));
    await expect(cart.getByText("Quantity 2")).toBeVisible();
    await expect(cart.getByRole("link", { name: /Court Low/ })).toBeVisible();
    await expect((await within(document.body).findAllByRole("article")).length).toBe(2);
    await expect(within(document.body).getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/nz/");
  },
};

export const Nothing: Story = {
  name: "Nothing has been seen, and the cart is empty",
  parameters: scene({ path: "/offline" }),
  play: async () => {
    await title();
    await expect(within(document.body).queryByRole("region", { name: "Your cart is safe" })).toBeNull();
    await expect(within(document.body).queryByRole("article")).toBeNull();
  },
};

export const Unknown: Story = {
  name: "A product of the cart of which this browser has kept nothing, and a memory that cannot be read",
  parameters: {
    ...scene({ path: "/offline", cart: [{ path: "/products/osker/court-low-chalk", size: "9" }] }),
    visual: { skip: "One line of text differs." },
  },
  beforeEach: () => {
    localStorage.setItem("offline-products:nz", '{"104201":{"tile":7}');
  },
  play: async () => {
    await title();
    const cart = within(await within(document.body).findByRole("region", { name: "Your cart is safe" }));
    await expect(cart.getByText("A product you picked")).toBeVisible();
  },
};
