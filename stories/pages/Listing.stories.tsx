import type { Meta, StoryObj } from "@storybook/react-vite";
import { TileGrid } from "@tread/design-system/layout";
import { listingPageSize } from "@tread/storefront/app/features/listing/listing-query.ts";
import { ListingTiles } from "@tread/storefront/app/features/listing/listing-tiles.tsx";
import { linkResultOf } from "@tread/storefront/app/features/product/product-link-results.ts";
import { useState } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { content, productAt, products } from "./shop/products.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Listing",
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

const path = "/categories/men/shoes/sneakers";
/** Fewer products, for what a page full of them would only make slower to show. */
const short = "/categories/men/shoes/boots";
const tilesOf = (main: HTMLElement) => main.querySelectorAll("article").length;

const count = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  Number.parseInt(within(canvas.getByRole("main")).getAllByRole("status")[0]?.textContent ?? "", 10);

export const Full: Story = {
  parameters: scene({ path }),
  play: async ({ canvas }) => {
    await heading(canvas, /sneakers/i);
    const total = count(canvas);
    await expect(total).toBeGreaterThan(24);
    await expect(tilesOf(canvas.getByRole("main"))).toBe(Math.min(total, listingPageSize));
    // No service resizes pictures here: they are drawn in the page.
    await waitFor(() => {
      const [first] = within(canvas.getByRole("main")).getAllByRole<HTMLImageElement>("img");
      expect(first?.src).toMatch(/^blob:/);
      expect(first?.naturalWidth).toBeGreaterThan(0);
    });
  },
};

export const FocusAmongChips: Story = {
  name: "On a phone a category's chip that the edge cuts off comes wholly into view when it has focus",
  parameters: { ...scene({ path: "/categories/men/shoes" }), visual: { skip: "As Full." } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await heading(canvas, /shoes/i);
    const row = canvas.getByRole("link", { name: "Running" }).closest("ul") as HTMLElement;
    for (const chip of within(row).getAllByRole("link")) {
      chip.focus();
      const { left, right } = chip.getBoundingClientRect();
      await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
    }
  },
};

export const FourTimesTheSize: Story = {
  name: "At four times the size the bar of filters does not stay over the tiles",
  parameters: { ...scene({ path: "/categories/men/shoes" }), visual: { skip: "As Full." } },
  globals: { viewport: { value: "zoomed" } },
  play: async ({ canvas }) => {
    await heading(canvas, /shoes/i);
    canvas.getAllByRole("article")[4]?.scrollIntoView();
    await expect(canvas.getByRole("button", { name: /^Filter/ }).getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const Filtered: Story = {
  parameters: scene({ path: `${short}?sale=true&sort=priceAsc` }),
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const chips = canvas.getByRole("group", { name: "Filters in force" });
    await expect(within(chips).getAllByRole("link").length).toBeGreaterThan(0);
    const before = count(canvas);
    // Taking the filter off widens the list.
    await userEvent.click(within(chips).getAllByRole("link")[0] as HTMLElement);
    await waitFor(() => expect(count(canvas)).toBeGreaterThan(before));
  },
};

export const ClearedInOrder: Story = {
  name: "Clearing all filters keeps the order that was chosen",
  parameters: {
    ...scene({ path: `${short}?sale=true&minPrice=100&sort=priceAsc` }),
    visual: { skip: "As Filtered, by one more filter." },
  },
  play: async ({ canvas }) => {
    const [clear] = await canvas.findAllByRole("link", { name: "Clear all" }, { timeout: 10_000 });
    await expect(clear).toHaveAttribute("href", `/nz${short}?sort=priceAsc`);
  },
};

export const FilteringSlow: Story = {
  parameters: scene({ path: `${short}?minPrice=150` }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /boots/i);
    const main = canvas.getByRole("main");
    const before = tilesOf(main);
    await expect(before).toBeGreaterThan(2);
    openedScene(loaded).network["search.queries"] = "slow";
    const chips = canvas.getByRole("group", { name: "Filters in force" });
    await userEvent.click(within(chips).getAllByRole("link")[0] as HTMLElement);
    await waitFor(() => expect(main.querySelectorAll("[aria-busy=true] article").length).toBe(before));
  },
};

const firstTileOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("main")).getAllByRole("article")[0] as HTMLElement;

const leafingScene = (galleryOverlay: boolean) =>
  scene({
    path: short,
    answers: { "content.frame": () => ({ ...content().frame("nz"), boutique: true, galleryOverlay }) },
  });

export const Leafing: Story = {
  name: "TILE-02 Pictures of a tile are leafed through where the shop has that on",
  parameters: { ...leafingScene(true), visual: { skip: "Looks as a full listing does until a pointer comes." } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const firstTile = () => firstTileOf(canvas);
    const hover = async () => {
      await userEvent.hover(firstTile());
      return within(firstTile()).getByRole("button", { name: "Next picture" });
    };
    await userEvent.click(await waitFor(hover, { timeout: 10_000 }));
    await waitFor(() => expect(firstTile().querySelector("[data-current]:last-child")).not.toBeNull());
  },
};

export const NotLeafing: Story = {
  name: "TILE-02 The second picture shows under the pointer where it is off",
  parameters: { ...leafingScene(false), visual: { skip: "Looks as a full listing does until a pointer comes." } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const firstTile = () => firstTileOf(canvas);
    const hover = async () => {
      await userEvent.hover(firstTile());
      expect(firstTile().querySelectorAll("img").length).toBeGreaterThan(1);
    };
    await waitFor(hover, { timeout: 10_000 });
    await expect(within(firstTile()).queryByRole("button", { name: "Next picture" })).toBeNull();
  },
};

export const Followed: Story = {
  name: "TILE-53 What becomes of a tile's link is recorded when it is pressed",
  parameters: { ...scene({ path: short }), visual: { skip: "Ends on a product's page." } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const [tile] = within(canvas.getByRole("main")).getAllByRole("article");
    const link = within(tile as HTMLElement)
      .getByRole("heading")
      .querySelector("a") as HTMLAnchorElement;
    const path = link.pathname.replace(/^\/nz/, "");
    await userEvent.click(link);
    await expect(linkResultOf(path)).toEqual({ status: "SUCCESS", productId: productAt(path).id });
    await heading(canvas, new RegExp(productAt(path).name, "i"));
  },
};

export const Boutique: Story = {
  parameters: scene({ path: "/categories/btq/new-in" }),
  globals: { theme: "btq" },
  play: async ({ canvas }) => {
    await heading(canvas, /.+/);
    // The boutique's pictures lead: its filters start folded away.
    await expect(canvas.queryByRole("complementary", { name: "Filters" })).toBeNull();
    await expect(tilesOf(canvas.getByRole("main"))).toBe(Math.min(count(canvas), listingPageSize));
  },
};

export const LastChoiceTakenBack: Story = {
  name: "The fold of a filter stays open when its last choice is taken back",
  parameters: { ...scene({ path: short }), visual: { skip: "The listing, with another fold open." } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const isBeside = matchMedia("(min-width: 1024px)").matches;
    if (!isBeside) await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    const role = isBeside ? "complementary" : "dialog";
    const filters = await within(document.body).findByRole(role, { name: isBeside ? "Filters" : "Filter" });
    await within(filters).findByText("On sale");
    const fold = filters.querySelector("details:not([open])") as HTMLDetailsElement;
    await userEvent.click(fold.firstElementChild as HTMLElement);
    await userEvent.click(fold.querySelector("input:enabled") as HTMLElement);
    const inForce = () => canvas.queryByRole("group", { name: "Filters in force", hidden: true });
    await waitFor(() => expect(inForce()).not.toBeNull());
    await userEvent.click(within(fold).getByRole("checkbox", { checked: true }));
    await waitFor(() => expect(inForce()).toBeNull());
    await expect(fold.open).toBe(true);
  },
};

export const FiltersOpen: Story = {
  parameters: scene({ path: short }),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    // From 1024 px the filters stand beside the list.
    if (matchMedia("(min-width: 1024px)").matches)
      return expect(canvas.getByRole("complementary", { name: "Filters" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Filter" }));
    await sheet.findByText("On sale");
    await expect(sheet.getByRole("button", { name: /^Show \d+ styles$/ })).toBeVisible();
  },
};

export const SortOpen: Story = {
  parameters: scene({ path: short }),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    if (matchMedia("(min-width: 1024px)").matches) return expect(canvas.queryByRole("button", { name: /^Sort: / })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Sort: Our picks" }));
    const sheet = within(await within(document.body).findByRole("dialog", { name: "Sort" }));
    await expect(sheet.getByRole("link", { name: "Our picks" })).toHaveAttribute("aria-current");
  },
};

export const SortChosen: Story = {
  parameters: { ...SortOpen.parameters, visual: { skip: "Ends as a full listing does." } },
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await SortOpen.play?.(context);
    if (matchMedia("(min-width: 1024px)").matches) return;
    const { canvas } = context;
    const sheet = within(within(document.body).getByRole("dialog", { name: "Sort" }));
    await userEvent.click(sheet.getByRole("link", { name: "Price low to high" }));
    await canvas.findByRole("button", { name: "Sort: Price low to high" });
  },
};

export const LoadingMore: Story = {
  parameters: scene({
    path: "/products",
    network: { "search.queries": ({ body }) => (body.requests.some(({ page = 0 }) => page > 0) ? "slow" : "normal") },
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /everything/i);
    const grid = canvas.getByRole("main");
    const before = tilesOf(grid);
    await userEvent.click(canvas.getByRole("button", { name: /more/i }));
    // Skeletons of the tiles' own shape stand in for what is on its way.
    await waitFor(() => expect(grid.querySelectorAll('article ~ [aria-hidden="true"]').length).toBe(listingPageSize));
    await expect(tilesOf(grid)).toBe(before);
    // What is on its way has not been seen.
    await expect(within(grid).getByText(/^You've seen 48 of \d+$/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: scene({ path: `${short}?minPrice=9000` }),
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    await expect(canvas.getByText("Take a filter off and try again.")).toBeVisible();
  },
};

export const EmptyThenCleared: Story = {
  parameters: { ...Empty.parameters, visual: { skip: "Ends as a full listing does." } },
  play: async (context) => {
    await Empty.play?.(context);
    const { canvas } = context;
    await userEvent.click(within(canvas.getByRole("main")).getByRole("link", { name: "Clear filters" }));
    await waitFor(() => expect(count(canvas)).toBeGreaterThan(9));
  },
};

export const NothingFound: Story = {
  parameters: scene({ path: "/search?q=gumboot+stilettos" }),
  beforeEach: () => {
    localStorage.setItem("recent-searches:nz", JSON.stringify(["Gumboot stilettos"]));
    return () => localStorage.removeItem("recent-searches:nz");
  },
  play: async ({ canvas }) => {
    await heading(canvas, /gumboot stilettos.*nothing yet/);
    // What has just failed is not offered again.
    await expect(canvas.queryByText("Your searches")).toBeNull();
    await expect(canvas.getByText("Check the spelling, or try one of these.")).toBeVisible();
    // While too few have searched for the same, nothing is said to be popular.
    await expect(canvas.queryByText("Popular right now")).toBeNull();
    const around = within(canvas.getByRole("region", { name: "Have a look around" }));
    await expect(around.getByRole("link", { name: "Women" })).toBeVisible();
    await expect(count(canvas)).toBe(0);
  },
};

export const NothingSold: Story = {
  name: "Where nothing at all is sold, the listing of everything leads home and not to itself",
  parameters: {
    ...scene({
      path: "/products",
      answers: {
        "search.queries": ({ body }) => ({
          results: body.requests.map(({ indexName, query = "" }) => ({
            ...{ index: indexName, query, params: "", hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 48 },
            ...{ processingTimeMS: 0, exhaustiveNbHits: true },
          })),
        }),
      },
    }),
    visual: { skip: "As NothingFound, with other words." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /everything/i);
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/nz/");
    await expect(main.queryByRole("link", { name: "Shop everything" })).toBeNull();
  },
};

export const AllUses: Story = {
  name: "What things are best for is unfolded by a button that counts the uses",
  parameters: { ...scene({ path: "/products" }), visual: { skip: "The filters of a full listing." } },
  play: async ({ canvas }) => {
    await heading(canvas, /./);
    const filters = within(canvas.getByRole("complementary", { name: "Filters" }));
    await userEvent.click(await filters.findByText("Best for", {}, { timeout: 10_000 }));
    await expect(await filters.findByRole("button", { name: /^Show all \d+ uses$/ })).toBeVisible();
  },
};

export const FoundElsewhere: Story = {
  name: "A search that finds no product leads to the articles that go by its name",
  parameters: { ...scene({ path: "/search?q=size+guides" }), visual: { skip: "As NothingFound, with one more row of links." } },
  play: async ({ canvas }) => {
    await heading(canvas, /size guides.*found/);
    const found = within(canvas.getByRole("main")).getByRole("region", { name: "Found" });
    await expect(within(found).getByRole("link", { name: /size guides/i })).toHaveAttribute("href", "/nz/articles/size-guides");
    await expect(within(canvas.getByRole("main")).getAllByRole("status")[0]).toHaveTextContent("0 styles, 1 page");
  },
};

export const Found: Story = {
  parameters: scene({ path: "/search?q=ridgeback" }),
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback.*found/);
    await expect(count(canvas)).toBeGreaterThan(1);
  },
};

export const Failing: Story = {
  parameters: scene({ path: short, network: { "search.queries": "broken" } }),
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, /oops/);
    // Nothing can be recommended either.
    await waitFor(() => expect(canvasElement.querySelector("main section")).toBeNull());
  },
};

export const MoreFails: Story = {
  name: "More of a listing that cannot be had is said so, and comes once it is asked for again",
  parameters: { ...scene({ path: "/products" }), visual: { skip: "The foot of a full listing." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /./);
    const main = canvas.getByRole("main");
    const { network } = openedScene(loaded);
    network["search.queries"] = "offline";
    await userEvent.click(within(main).getByRole("button", { name: /^Load \d+ more$/ }));
    await within(main).findByText("We couldn't load more.");
    await expect(tilesOf(main)).toBe(listingPageSize);
    await expect(within(main).getByText(/^You've seen 48 of \d+$/)).toBeVisible();
    network["search.queries"] = "normal";
    await userEvent.click(within(main).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(tilesOf(main)).toBe(2 * listingPageSize), { timeout: 10_000 });
    await expect(within(main).getByText(/^You've seen 96 of \d+$/)).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const FailingThenAnotherListing: Story = {
  parameters: { ...Failing.parameters, visual: { skip: "Ends as a full listing does." } },
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, loaded } = context;
    const { network, router } = openedScene(loaded);
    network["search.queries"] = "normal";
    await router.navigate(`${short}?sort=newest`);
    await heading(canvas, /boots/i);
    await expect(count(canvas)).toBeGreaterThan(9);
  },
};

/** Opens the sizes of the first tile that can be added from. */
async function openSizes(main: HTMLElement): Promise<HTMLElement> {
  const adder = within(main).getAllByRole("button", { name: /^Quick add|^Add to cart: / })[0] as HTMLElement;
  const tile = adder.closest("article") as HTMLElement;
  await userEvent.click(adder);
  return within(tile).findByRole("group", { name: /choose a size/ });
}

export const SizesOutOfReach: Story = {
  name: "Sizes of a tile that cannot be had are said so, and are asked for anew when they are next opened",
  parameters: {
    ...scene({ path: short, network: { "products.byIds": "offline" } }),
    visual: { skip: "As a tile whose sizes are on their way, with an alert." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /boots/i);
    const main = canvas.getByRole("main");
    const sizes = await openSizes(main);
    await within(document.body).findByText("Unable to add to cart, so try again in a moment.");
    openedScene(loaded).network["products.byIds"] = "normal";
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(sizes).not.toBeInTheDocument());
    const again = await openSizes(main);
    await waitFor(() => expect(within(again).getAllByRole("button", { name: /^[\d.]+/ }).length).toBeGreaterThan(1));
  },
};

/** A tile is added from by the codes of its sizes when nobody can say what other systems call them. */
export const ChartOutOfReach: Story = {
  name: "SIZE-08 A size chart that cannot be loaded keeps no tile's sizes back",
  parameters: scene({ path: short, network: { "sizeCharts.get": "broken" } }),
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const sizes = await openSizes(canvas.getByRole("main"));
    await waitFor(() => expect(within(sizes).getAllByRole("button", { name: /^[\d.]+/ }).length).toBeGreaterThan(1));
  },
};

export const TakenOffSale: Story = {
  name: "TILE-28 The sizes of what was taken off sale since the list was made are disabled",
  parameters: {
    ...scene({
      path: short,
      answers: {
        "products.byIds": ({ body }) => ({
          products: body.ids.map((id) => {
            const product = products().find((each) => each.id === id);
            return product ? { ...product, state: "discontinued" as const } : null;
          }),
        }),
      },
    }),
    visual: { skip: "As a tile whose sizes are disabled." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const sizes = await openSizes(canvas.getByRole("main"));
    const buttons = await within(sizes).findAllByRole("button", { name: /^[\d.]+/ });
    await expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) await expect(button).toBeDisabled();
  },
};

/** A page of tiles that goes on to another listing where it stands. */
function PassingOn({ paths: [first, second] }: { paths: readonly [string, string] }) {
  const [listing, setListing] = useState(first);
  return (
    <>
      <TileGrid>
        <ListingTiles path={listing} search="" first={false} />
      </TileGrid>
      <button type="button" onClick={() => setListing(second)}>
        Next listing
      </button>
    </>
  );
}

/** Going back to a listing of several pages draws the pages below the first before their products are there. */
export const NextTilesOnTheirWay: Story = {
  name: "Products of the listing before do not stand in the next one",
  parameters: scene({ path }),
  render: (_, { loaded }) => (
    <Provider store={openedScene(loaded).store}>
      <MemoryRouter>
        <PassingOn paths={[path, "/categories/women/clothing"]} />
      </MemoryRouter>
    </Provider>
  ),
  play: async ({ canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(tilesOf(canvasElement)).toBeGreaterThan(24));
    openedScene(loaded).network["search.queries"] = "slow";
    await userEvent.click(canvas.getByRole("button", { name: "Next listing" }));
    await waitFor(() => expect(tilesOf(canvasElement)).toBe(0));
  },
};

export const Hearts: Story = {
  name: "TILE-05 A tile has a wishlist heart only where the product is sold as usual",
  parameters: { ...scene({ path: "/brands/kilnwood" }), visual: { skip: "Tiles have pictures of their own." } },
  play: async ({ canvas }) => {
    await heading(canvas, /kilnwood/i);
    const tiles = within(canvas.getByRole("main")).getAllByRole("article");
    const [inStoresOnly, usual] = [true, false].map((isSpecial) =>
      tiles.filter((tile) => (within(tile).queryByRole("link", { name: "View details", hidden: true }) !== null) === isSpecial),
    );
    await expect(inStoresOnly?.length).toBeGreaterThan(0);
    await expect(usual?.length).toBeGreaterThan(0);
    const heart = (tile: HTMLElement) => within(tile).queryByRole("button", { name: /^Save .* to wishlist$/, hidden: true });
    for (const tile of inStoresOnly ?? []) await expect(heart(tile)).toBeNull();
    await expect(usual?.filter(heart).length).toBeGreaterThan(0);
  },
};

export const CountingDown: Story = {
  name: "TILE-09 The tile of what is released soon counts down to it, and no other",
  parameters: { ...scene({ path: "/brands/bluegum-supply" }), visual: { skip: "Tiles have pictures of their own." } },
  play: async ({ canvas }) => {
    await heading(canvas, /bluegum/i);
    const tiles = within(canvas.getByRole("main")).getAllByRole("article");
    const counting = tiles.filter((tile) => within(tile).queryByRole("timer", { hidden: true }));
    const leads = counting.map((tile) => tile.querySelector("a")?.pathname.replace(/^\/nz/, "") ?? "");
    await expect(leads).toEqual(["/products/bluegum-supply/overnighter-plum"]);
    await expect(tiles.length).toBeGreaterThan(1);
  },
};
