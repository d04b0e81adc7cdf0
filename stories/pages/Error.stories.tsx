import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { content } from "./shop/products.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";
import { search } from "./shop/search.ts";

const meta = {
  title: "Pages/Error",
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
type Canvas = Pick<ReturnType<typeof within>, "findByRole">;

const patient = { timeout: 10_000 };
const nowhere = "/articles/how-to-moonwalk";
const recommended = async (canvas: Canvas) => within(await canvas.findByRole("region", { name: "Try these instead" }, patient));

export const Missing: Story = {
  name: "ERRP-01 ERRP-03 ERRP-04 ERRP-06 ERRP-07 404",
  parameters: scene({ path: nowhere }),
  play: async ({ canvas }) => {
    const sorry = await heading(canvas, /Sorry babe/);
    await expect(sorry).toHaveTextContent("oops... Sorry babe, we can't find this page.");
    await expect(canvas.getByText("Page Not Found")).toBeVisible();
    await expect((await recommended(canvas)).getAllByRole("article", { hidden: true })).toHaveLength(15);
  },
};

export const MissingThenHome: Story = {
  parameters: { ...Missing.parameters, visual: { skip: "Ends at the home page." } },
  play: async (context) => {
    await Missing.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("link", { name: "Return Home" }));
    await waitFor(() => expect(canvas.queryByText("Page Not Found")).toBeNull(), patient);
  },
};

export const MissingBrand: Story = {
  name: "ERRP-07 404 below a brand: its own products",
  parameters: scene({ path: "/brands/hinterly/gone" }),
  play: async ({ canvas }) => {
    const tiles = (await recommended(canvas)).getAllByRole("article", { hidden: true });
    for (const tile of tiles) await expect(tile).toHaveTextContent("Hinterly");
  },
};

export const MissingWithoutBoutique: Story = {
  name: "404 below the boutique's path in a shop that has none keeps the shop's own header",
  parameters: {
    ...scene({
      path: "/btq/gone",
      answers: {
        "content.frame": () => ({ ...content().frame("nz"), btqTopLinks: null, boutique: false, galleryOverlay: false }),
      },
    }),
    visual: { skip: "As any other 404." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Sorry babe/);
    const header = within(canvas.getByRole("banner"));
    await expect(header.getByRole("link", { name: "Tread & Thread home" })).toHaveAttribute("aria-current", "true");
    await expect(header.getByRole("link", { name: "Women", hidden: true })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: "ERRP-02 ERRP-05 500",
  parameters: scene({ path: "/products/norvane/ridgeback-southerly", network: { "content.resolve": "broken" } }),
  play: async ({ canvas }) => {
    const sorry = await heading(canvas, /Sorry babe/);
    await expect(sorry).toHaveTextContent("oops... Sorry babe, something's not right.");
    await expect(canvas.getByText("Something Went Wrong")).toBeVisible();
    await recommended(canvas);
  },
};

export const FailedThenAProduct: Story = {
  parameters: { ...Failed.parameters, visual: { skip: "Ends as a product page does." } },
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, loaded } = context;
    const { network, router } = openedScene(loaded);
    network["content.resolve"] = "normal";
    await router.navigate("/products/norvane/ridgeback-feijoa");
    await heading(canvas, /ridgeback/i);
  },
};

export const RecommendationsLoading: Story = {
  name: "404 while its recommendations are on their way",
  parameters: scene({ path: nowhere, network: { "content.errorPage": "slow" } }),
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, /Sorry babe/);
    // The place of a row, of which nobody is told until there is something in it.
    await waitFor(
      () => expect(canvasElement.querySelectorAll("main [inert] [role=group] > *").length).toBeGreaterThan(4),
      patient,
    );
    // What moves the row comes when it is near the screen, and knows whether there is more of it to come.
    canvasElement.querySelector("main [inert]")?.scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector("main [inert] [data-live]")).not.toBeNull(), patient);
    scrollTo(0, 0);
    await waitFor(() => {
      const row = canvasElement.querySelector("main [inert] [data-live]") as HTMLElement;
      const [view, last] = [row, row.firstElementChild?.lastElementChild as HTMLElement].map((each) =>
        each.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const allInView = last.left >= view.left - 1 && last.right <= view.right + 1;
      const next = canvasElement.querySelector("main [inert] [aria-label=Next]");
      expect(next?.getAttribute("aria-disabled")).toBe(String(allInView));
    }, patient);
    await expect(canvas.queryByRole("region", { name: "Try these instead" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Return Home" })).toBeVisible();
  },
};

export const WithoutRecommendations: Story = {
  name: "404 whose recommendations cannot be had",
  parameters: scene({ path: nowhere, network: { "search.queries": "broken" } }),
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, /Sorry babe/);
    await waitFor(() => expect(canvasElement.querySelector("main section")).toBeNull(), patient);
    await expect(canvas.getByRole("link", { name: "Return Home" })).toBeVisible();
    await expect(canvas.queryByText("Something Went Wrong")).toBeNull();
  },
};

export const Surroundings: Story = {
  name: "ERRP-10 ERRP-11 Header and footer stand around it, cart and search open over it",
  parameters: { ...scene({ path: nowhere }), visual: { skip: "The overlays have pictures of their own." } },
  play: async ({ canvas }) => {
    await heading(canvas, /Sorry babe/);
    const header = within(canvas.getByRole("banner"));
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    const body = within(document.body);
    await userEvent.click(header.getByRole("link", { name: /^Cart/ }));
    const cart = await body.findByRole("dialog", { name: /cart/i }, patient);
    await waitFor(() => expect(cart).toContainElement(document.activeElement as HTMLElement), patient);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull(), patient);
    await userEvent.click(header.getByRole("link", { name: "Search" }));
    await body.findByRole("combobox", { name: "Find brand, category or product" }, patient);
  },
};

export const SearchWithoutProducts: Story = {
  name: "SEARCH-07 A search that finds a brand and none of its products can be submitted by its button too",
  parameters: {
    ...scene({
      path: nowhere,
      answers: {
        "search.queries": ({ body }) => ({
          results: search(body.requests).map((result) =>
            result.index?.includes("products") ? { ...result, hits: [], nbHits: 0 } : result,
          ),
        }),
      },
    }),
    visual: { skip: "The overlays have pictures of their own." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Sorry babe/);
    await userEvent.click(within(canvas.getByRole("banner")).getByRole("link", { name: "Search" }));
    const body = within(document.body);
    const field = await body.findByRole("combobox", { name: "Find brand, category or product" }, patient);
    await userEvent.type(field, "osker");
    await body.findByRole("option", { name: /Osker/ }, patient);
    await expect(await body.findByRole("button", { name: "View all results" }, patient)).toBeVisible();
  },
};
