import type { Meta, StoryObj } from "@storybook/react-vite";
import { addToCart } from "@tread/storefront/app/features/cart/cart-actions.ts";
import { sizeSystemChosen } from "@tread/storefront/app/features/size-chart/size-system-slice.ts";
import { loadWishlist } from "@tread/storefront/app/features/wishlist/load-wishlist.ts";
import type { Product } from "@tread/storefront/domain/product/product.ts";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { products } from "./shop/products.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Wishlist",
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

const path = "/account/wishlist";
const soldOut = products().find((product) => product.soldOut && product.state === "current")?.path ?? "";
const wishlist = [
  { path: "/products/osker/court-low-chalk", price: 22_000 },
  { path: "/products/norvane/ridgeback-southerly" },
  { path: soldOut },
];

export const Saved: Story = {
  name: "WISH-02 WISH-09 The wishlist shows what was saved, newest first, with what is sold out and whose price has changed",
  parameters: scene({ path, account: {}, wishlist }),
  play: async ({ canvas }) => {
    await heading(canvas, "Wishlist");
    const tiles = await canvas.findAllByRole("article", undefined, { timeout: 10_000 });
    await expect(tiles).toHaveLength(3);
    await expect(tiles[0]).toHaveAccessibleName("Osker Court Low");
    await expect(canvas.getByText("3 things")).toBeVisible();
    await expect(canvas.getByText(/^Down \$.* since you saved it$/)).toBeVisible();
    await expect(within(tiles[2] as HTMLElement).getByText("Out of stock")).toBeInTheDocument();
    await expect(canvas.getAllByRole("button", { name: /^Move to cart/ }).length).toBeGreaterThanOrEqual(2);
    for (const tile of tiles) {
      const under = tile.nextElementSibling?.getBoundingClientRect().top ?? 0;
      await expect(under - tile.getBoundingClientRect().bottom).toBeGreaterThan(16);
    }
  },
};

export const NewestGone: Story = {
  name: "What was saved before what the shop no longer has stands in its place, however much that is",
  parameters: {
    ...scene({
      path,
      account: {},
      wishlist: products()
        .slice(0, 98)
        .map((each) => ({ path: each.path })),
      answers: {
        "products.byIds": ({ body }) => ({
          products: body.ids.map((id) => products().find((each, index) => each.id === id && index === 97) ?? null),
        }),
      },
    }),
    visual: { skip: "As Saved, of one product." },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article", undefined, { timeout: 10_000 })).toHaveLength(1);
    await expect(canvas.getByText("1 thing")).toBeVisible();
  },
};

export const Moved: Story = {
  parameters: scene({ path, account: {}, wishlist }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Wishlist");
    const move = await canvas.findByRole("button", { name: "Move to cart: Court Low" }, { timeout: 10_000 });
    await userEvent.click(move);
    const sizes = within(await canvas.findByRole("group", { name: "Choose a size of Court Low" }));
    await userEvent.click(sizes.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Move to cart: Court Low" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const size = within(await canvas.findByRole("list", { name: "Sizes" }))
      .getAllByRole("button")
      .find((button) => !(button as HTMLButtonElement).disabled);
    await userEvent.click(size as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2));
    await expect(document.activeElement).not.toBe(document.body);
    const { cart, wishlist: left } = openedScene(loaded).store.getState().accountState.current ?? {};
    await expect(Object.values(cart?.items ?? {})).toMatchObject([{ qty: 1 }]);
    await expect(Object.keys(left?.items ?? {})).toHaveLength(2);
  },
};

export const MovedAsSeen: Story = {
  name: "What is moved from the wishlist is in the cart in the size that was chosen, as it was said",
  parameters: { ...scene({ path, account: {}, wishlist }), visual: { skip: "Ends as Moved does." } },
  play: async ({ canvas, loaded }) => {
    const { store, network } = openedScene(loaded);
    store.dispatch(sizeSystemChosen("eu"));
    await heading(canvas, "Wishlist");
    const move = await canvas.findByRole("button", { name: "Move to cart: Court Low" }, { timeout: 10_000 });
    // What the sizes are called is known by the time that they are asked for, and no network is needed to say so then.
    const isKnown = () =>
      Object.entries(store.getState().api.queries).some(
        ([key, query]) => key.startsWith("sizeChart(") && query?.status === "fulfilled",
      );
    await waitFor(() => expect(isKnown()).toBe(true));
    network["sizeCharts.get"] = "offline";
    await userEvent.click(move);
    await expect(canvas.getByText("Your size, EU")).toBeVisible();
    const size = within(await canvas.findByRole("list", { name: "Sizes" }))
      .getAllByRole("button")
      .find((button) => !(button as HTMLButtonElement).disabled);
    const said = size?.firstChild?.textContent ?? "";
    await userEvent.click(size as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2));
    await expect(Object.values(store.getState().accountState.current?.cart.items ?? {})).toMatchObject([
      { sizeSystem: "eu", translatedVariantLabel: said },
    ]);
  },
};

export const TakenOff: Story = {
  name: "What is taken off the list leaves focus in its place, the last of it on the heading of the empty list",
  parameters: { ...scene({ path, account: {}, wishlist: wishlist.slice(0, 2) }), visual: { skip: "Ends as Empty does." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Wishlist");
    // What the account has is known, so that nothing is merged into it again.
    await openedScene(loaded).store.dispatch(loadWishlist(undefined));
    const [first] = await canvas.findAllByRole("button", { name: /to wishlist$/, pressed: true }, { timeout: 10_000 });
    if (!first) throw new Error("Nothing can be taken off.");
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.tab();
    await expect(canvas.getByRole("article")).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole("button", { name: /to wishlist$/, pressed: true }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "No crushes yet?" })).toHaveFocus());
  },
};

export const MovedTwice: Story = {
  name: "A size that is on its way into the cart from elsewhere is not moved a second time, and can be once it is there",
  parameters: { ...scene({ path, account: {}, wishlist }), visual: { skip: "Stays as Saved." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Wishlist");
    await userEvent.click(await canvas.findByRole("button", { name: "Move to cart: Court Low" }, { timeout: 10_000 }));
    const { store } = openedScene(loaded);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    // Nothing gets into the cart while another tab is at it.
    void navigator.locks.request("account-state:nz", () => held);
    const product = products().find((each) => each.path === wishlist[0]?.path);
    const variant = product?.variants.find(({ qty }) => qty > 1);
    const elsewhere = store.dispatch(
      addToCart({ productId: product?.id ?? "", variantId: variant?.id ?? "", qty: 1, addedFrom: "tile" }),
    );
    const sizes = within(await canvas.findByRole("list", { name: "Sizes" }));
    const size = sizes.getAllByRole("button").find((button) => button.textContent?.trim() === variant?.code) as HTMLElement;
    await userEvent.click(size);
    letGo();
    await elsewhere;
    await waitFor(() => expect(size.closest("fieldset")).not.toHaveAttribute("aria-busy"));
    await expect(Object.values(store.getState().accountState.current?.cart.items ?? {})).toMatchObject([{ qty: 1 }]);
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};

/** The list with a product of which others have bought the first sizes since it was opened. */
function soldMeanwhile(isSold: (at: number) => boolean) {
  let isListed = false;
  const sell = (product: Product): Product => {
    const inStock = product.variants.filter(({ qty }) => qty > 0);
    const variants = product.variants.map((each) => (isSold(inStock.indexOf(each)) ? { ...each, qty: 0 } : each));
    return { ...product, variants, soldOut: variants.every(({ qty }) => qty === 0) };
  };
  return {
    beforeEach: () => {
      isListed = false;
    },
    parameters: {
      ...scene({
        ...{ path, account: {}, wishlist: wishlist.slice(0, 2) },
        answers: {
          "products.byIds": ({ body }) => {
            const found = body.ids.map((id) => products().find((product) => product.id === id) ?? null);
            // The list is asked for first, and each product by itself once something of it is to go into the cart.
            const asListed = !isListed && body.ids.length > 1;
            isListed ||= asListed;
            return { products: asListed ? found : found.map((product) => product && sell(product)) };
          },
        },
      }),
      visual: { skip: "Moved or Saved, with something sold out." },
    },
  };
}

async function pressFirstSize(canvas: ReturnType<typeof within>): Promise<HTMLElement[]> {
  await heading(canvas, "Wishlist");
  await userEvent.click(await canvas.findByRole("button", { name: "Move to cart: Court Low" }, { timeout: 10_000 }));
  const buttons = within(await canvas.findByRole("list", { name: "Sizes" })).getAllByRole<HTMLButtonElement>("button");
  const inStock = buttons.filter(({ disabled }) => !disabled);
  await userEvent.click(inStock[0] as HTMLElement);
  return inStock;
}

export const SizeSoldMeanwhile: Story = {
  name: "A size that has sold out since the list was opened can be chosen no longer, and focus goes to one that is left",
  ...soldMeanwhile((at) => at === 0),
  play: async ({ canvas }) => {
    const [pressed, other] = await pressFirstSize(canvas);
    await waitFor(() => expect(pressed).toBeDisabled());
    await expect(other).toHaveFocus();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

export const AllSoldMeanwhile: Story = {
  name: "What has sold out in every size since the list was opened leads to its page, and focus stays near",
  ...soldMeanwhile((at) => at >= 0),
  play: async ({ canvas }) => {
    await pressFirstSize(canvas);
    await canvas.findByRole("link", { name: "View details of Court Low" });
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "View details of Court Low" })).toHaveFocus();
  },
};

export const Empty: Story = {
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    await heading(canvas, "No crushes yet?");
    await expect(canvas.getByRole("link", { name: "Find something to love" })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: scene({ path, account: {}, wishlist, network: { "products.byIds": "offline" } }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("We can't load your wishlist right now.", undefined, { timeout: 10_000 });
    openedScene(loaded).network["products.byIds"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findAllByRole("article")).toHaveLength(3);
  },
};
