import type { Meta, StoryObj } from "@storybook/react-vite";
import { overlayToggled } from "@tread/storefront/app/features/shop/overlays-slice.ts";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { locating, locationFailure, position } from "./shop/location.ts";
import { content, productAt } from "./shop/products.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Stores",
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
type Canvas = ReturnType<typeof within>;

const main = (canvas: Canvas) => within(canvas.getByRole("main"));
const storeNames = (canvas: Canvas) =>
  main(canvas)
    .getAllByRole("article")
    .map((article) => within(article).getByRole("heading").textContent);
const field = (canvas: Canvas) => main(canvas).getByRole("combobox", { name: "Suburb, city or postcode" });

export const All: Story = {
  parameters: scene({ path: "/stores" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Stores near you/);
    await expect(main(canvas).getByText("10 stores")).toHaveRole("status");
    await expect(canvas.getByRole("link", { name: "Directions to Ponsonby, opens a new tab" })).toHaveAttribute(
      "target",
      "_blank",
    );
    // A Thursday morning, half past ten.
    const quay = main(canvas).getByRole("article", { name: "Lambton Quay" });
    await expect(quay).toHaveTextContent("Open until 6 pm");
    await expect(quay).not.toHaveTextContent("km");
  },
};

export const NoStores: Story = {
  name: "A shop without stores says so, and neither header nor menu names stores or a boutique that are not there",
  parameters: {
    ...scene({
      path: "/stores",
      answers: {
        "stores.list": () => ({ locality: { status: "anywhere" }, stores: [], page: 1, pageCount: 1, total: 0 }),
        "content.frame": () => ({
          ...{ ...content().frame("nz"), hasStores: false, collects: false },
          ...{ btqTopLinks: null, boutique: false, galleryOverlay: false },
        }),
      },
    }),
    visual: { skip: "Words alone." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Stores near you/);
    await expect(main(canvas).getByText("There are no stores here yet.")).toBeVisible();
    await expect(main(canvas).queryByRole("link", { name: "Back to the first" })).toBeNull();
    const header = within(canvas.getByRole("banner"));
    await expect(header.getByRole("link", { name: "Tread & Thread home" })).toBeVisible();
    await expect(header.queryByRole("link", { name: "BTQ home" })).toBeNull();
    await expect(header.queryByRole("link", { name: "Stores" })).toBeNull();
    openedScene(loaded).store.dispatch(overlayToggled("menu"));
    const menu = within(await within(document.body).findByRole("dialog", { name: "Menu" }, { timeout: 10_000 }));
    await expect(menu.getByRole("link", { name: "Track an order" })).toBeVisible();
    await expect(menu.queryByRole("link", { name: "Find a store" })).toBeNull();
    await expect(menu.queryByRole("link", { name: "BTQ home" })).toBeNull();
  },
};

export const HeaderLeadsHere: Story = {
  name: "HEAD-05 A header icon leads to stores",
  parameters: { ...scene({ path: "/cart" }), visual: { skip: "Ends as All does." } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Stores" }, { timeout: 10_000 }));
    await heading(canvas, /Stores near you/);
  },
};

export const NearAPlace: Story = {
  name: "STORE-01 STORE-03 A place in the address is checked first, and stores stand the nearest first",
  parameters: scene({ path: "/stores?near=aro" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Stores near you/);
    await expect(field(canvas)).toHaveValue("Aro Valley, Wellington 6021");
    await expect(main(canvas).getByText("10 stores, nearest to Aro Valley, Wellington 6021 first")).toHaveRole("status");
    await expect(storeNames(canvas).slice(0, 3)).toEqual(["Cuba Street", "Lambton Quay", "Queensgate"]);
    await expect(main(canvas).getByRole("article", { name: "Cuba Street" })).toHaveTextContent("0.8 km away");
  },
};

const narrow = { narrow: { name: "Narrow 320", styles: { width: "320px", height: "700px" }, type: "mobile" } };

export const OnANarrowPhone: Story = {
  name: "On the narrowest phone what the buttons say stands on one line",
  parameters: { ...scene({ path: "/stores" }), viewport: { options: narrow }, visual: { skip: "As All is." } },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await heading(canvas, /Stores near you/);
    await expect(window.innerWidth).toBe(320);
    const find = main(canvas).getByRole("button", { name: "Find" });
    const near = main(canvas).getByRole("button", { name: "Near me" });
    await expect(near.offsetHeight).toBe(find.offsetHeight);
    await expect(near.scrollWidth).toBeLessThanOrEqual(near.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const TypedByKeyboard: Story = {
  name: "A place is typed and chosen by keyboard alone",
  parameters: { ...scene({ path: "/stores" }), visual: { skip: "Ends as NearAPlace does." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Stores near you/);
    await userEvent.type(field(canvas), "pons");
    await canvas.findByRole("option", { name: "Ponsonby, Auckland 1011" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await canvas.findByText(/nearest to Ponsonby, Auckland 1011 first/);
    await expect(storeNames(canvas)[0]).toBe("Ponsonby");
    const { pathname, search } = openedScene(loaded).router.state.location;
    await expect(pathname + search).toBe("/nz/stores?near=Ponsonby%2C+Auckland+1011");
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), "aro{Enter}");
    await waitFor(() => expect(storeNames(canvas)[0]).toBe("Cuba Street"));
  },
};

export const Unknown: Story = {
  name: "A place that is none is said so, with all stores to choose from",
  parameters: scene({ path: "/stores?near=%3Cscript%3Ealert(1)%3C%2Fscript%3E&page=1e9" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Stores near you/);
    await expect(
      canvas.getByText("We couldn't find “<script>alert(1)</script>”. Check the spelling, or try a suburb, city or postcode."),
    ).toBeVisible();
    await expect(storeNames(canvas)).toHaveLength(10);
  },
};

export const PastTheEnd: Story = {
  name: "A page after the last says so, and leads back",
  parameters: scene({ path: "/stores?near=aro&page=7" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Stores near you/);
    await userEvent.click(canvas.getByRole("link", { name: "Back to the first" }));
    await waitFor(() => expect(storeNames(canvas)).toHaveLength(10));
  },
};

export const Filtered: Story = {
  name: "Filters show the stores that are open, that hand out orders, or that carry the boutique",
  parameters: scene({ path: "/stores" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Stores near you/);
    const chip = (name: string) => canvas.getByRole("button", { name });
    await expect(chip("All")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(chip("Click and collect"));
    await expect(storeNames(canvas)).not.toContain("George Street");
    await userEvent.click(chip("BTQ"));
    await expect(storeNames(canvas)).toEqual(["Ponsonby", "Newmarket", "Cuba Street"]);
    await expect(main(canvas).getByText("3 stores")).toHaveRole("status");
  },
};

export const LocationFound: Story = {
  name: "The browser's location orders the stores, rounded in the address",
  parameters: { ...scene({ path: "/stores" }), visual: { skip: "As NearAPlace, without a name." } },
  beforeEach: () => locating((found) => found(position(-43.531_234_5, 172.636_543_2))),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Stores near you/);
    await userEvent.click(canvas.getByRole("button", { name: "Near me" }));
    await waitFor(() => expect(storeNames(canvas)[0]).toBe("Cashel Street"));
    await expect(main(canvas).getByText("10 stores, nearest to you first")).toHaveRole("status");
    await expect(openedScene(loaded).router.state.location.search).toBe("?near=-43.53%2C172.64");
  },
};

export const LocationDenied: Story = {
  name: "ERRCAT-90 A location that is not allowed shows a message, until a place is chosen",
  parameters: scene({ path: "/stores" }),
  beforeEach: () => locating((_, failed) => failed(locationFailure(1))),
  play: async ({ canvas }) => {
    await heading(canvas, /Stores near you/);
    await userEvent.click(canvas.getByRole("button", { name: "Near me" }));
    await expect(main(canvas).getByRole("alert")).toHaveTextContent(
      "We couldn't get your location, so allow it in your browser or type a suburb.",
    );
  },
};

export const LocationUnavailable: Story = {
  name: "ERRCAT-91 A location that is not available shows a message",
  parameters: { ...scene({ path: "/stores" }), visual: { skip: "As LocationDenied, in other words." } },
  beforeEach: () => locating((_, failed) => failed(locationFailure(2))),
  play: async ({ canvas }) => {
    await heading(canvas, /Stores near you/);
    await userEvent.click(canvas.getByRole("button", { name: "Near me" }));
    await expect(main(canvas).getByRole("alert")).toHaveTextContent(
      "Your location isn't available just now, so try again or type a suburb.",
    );
    await userEvent.type(field(canvas), "aro{Enter}");
    await waitFor(() => expect(main(canvas).getByRole("alert")).toBeEmptyDOMElement());
  },
};

export const OneStore: Story = {
  name: "A store's own page says where it is, when it opens and what it carries",
  parameters: scene({ path: "/stores/cuba-street" }),
  play: async ({ canvas }) => {
    await heading(canvas, "Cuba Street store");
    await expect(canvas.getByText("118 Cuba Street")).toBeVisible();
    const hours = within(canvas.getByRole("region", { name: "Opening hours" }));
    await expect(hours.getByText("Open until 8 pm")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "04 555 0118" })).toHaveAttribute("href", "tel:045550118");
    await expect(hours.getByText("9 am to 8 pm")).toHaveTextContent("9 am to 8 pm, today");
    // The third is in another city, so none of them is said to be near.
    await expect(canvas.getByRole("region", { name: "Closest to this one" })).toBeVisible();
    await expect(storeNames(canvas)).toEqual(["Lambton Quay", "Queensgate", "Cashel Street"]);
  },
};

export const StockHere: Story = {
  name: "A store's page says what the store has of a product, size by size, typed and chosen by keyboard",
  parameters: scene({ path: "/stores/cuba-street" }),
  play: async ({ canvas, userEvent: user }) => {
    await heading(canvas, "Cuba Street store");
    const stock = within(canvas.getByRole("region", { name: "Is it here?" }));
    await user.type(stock.getByRole("combobox", { name: "What are you after?" }), "ridgeback south");
    await stock.findByRole("option", { name: "Norvane Ridgeback, Southerly" });
    const marked = () => stock.getByRole("option", { selected: true }).textContent;
    await user.keyboard("{ArrowDown}");
    if (marked() !== "Norvane Ridgeback, Southerly") await user.keyboard("{ArrowDown}");
    await user.keyboard("{Enter}");
    const found = within(await stock.findByRole("region", { name: "Stock in Cuba Street" }));
    await expect(found.getByRole("link", { name: /^Norvane Ridgeback/ })).toHaveAttribute(
      "href",
      "/nz/products/norvane/ridgeback-southerly",
    );
    await expect(await found.findByText("Sizes in US Men")).toBeVisible();
    const shown = found.getByRole("status").textContent ?? "";
    await expect(shown).toMatch(/(In stock|Only a few left|None here): /);
    const named = shown.match(/\d+(\.5)?/g) ?? [];
    await expect(named.length).toBe(productAt("/products/norvane/ridgeback-southerly").variants.length);
    await user.clear(stock.getByRole("combobox"));
    await user.type(stock.getByRole("combobox"), "zzzz");
    await expect(await stock.findByText("We found nothing for “zzzz”. Try fewer words.")).toBeVisible();
    await expect(stock.queryByRole("region", { name: "Stock in Cuba Street" })).toBeNull();
  },
};

export const StockUnknown: Story = {
  name: "A shelf that cannot be looked at says so, and is looked at again",
  parameters: { ...scene({ path: "/stores/cuba-street", network: { "stores.stock": "broken" } }), visual: { skip: "A note." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Cuba Street store");
    const stock = within(canvas.getByRole("region", { name: "Is it here?" }));
    await userEvent.type(stock.getByRole("combobox", { name: "What are you after?" }), "ridgeback south");
    await userEvent.click(await stock.findByRole("option", { name: "Norvane Ridgeback, Southerly" }));
    await stock.findByText("We can't look on the shelf right now. Try again in a moment.", {}, { timeout: 10_000 });
    openedScene(loaded).network["stores.stock"] = "normal";
    await userEvent.click(stock.getByRole("button", { name: "Try again" }));
    await stock.findAllByText(/(In stock|Only a few left|None here): /);
  },
};

export const NoSuchStore: Story = {
  name: "A store that is none is a page that is none",
  parameters: { ...scene({ path: "/stores/atlantis/-/<script>" }), visual: { skip: "The error page has its own." } },
  play: async ({ canvas }) => {
    await heading(canvas, /./);
    await expect(canvas.queryByRole("heading", { name: /store$/ })).toBeNull();
    await expect(canvas.getByText("Page not found", { exact: false })).toBeVisible();
  },
};
