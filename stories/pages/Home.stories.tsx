import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { content } from "./shop/products.ts";
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
  name: "CONT-04 FOOT-05 FOOT-06 HEAD-16 Home, block by block, where the loyalty announcement and its hero lead to the programme's article",
  parameters: scene({ path: "/" }),
  play: async ({ canvas }) => {
    await heading(canvas, /.+/);
    await expect(stores(canvas).getByRole("link", { name: "Tread & Thread home" })).toHaveAttribute("aria-current", "true");
    // Every tile of every carousel leads to its product.
    const tiles = [...canvas.getByRole("main").querySelectorAll<HTMLAnchorElement>('a[href^="/nz/products/"]')];
    await expect(tiles.length).toBeGreaterThan(8);
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("heading", { level: 1, name: "Tread loudly." })).toBeVisible();
    const categories = within(main.getByRole("region", { name: "Categories" })).getAllByRole("link");
    await expect(categories[0]).toHaveAttribute("href", "/nz/categories/shoes/running");
    await expect(main.getByRole("heading", { level: 2, name: "New this week" })).toBeVisible();
    const women = main.getByRole("heading", { level: 2, name: "Women on the move" }).parentElement;
    await expect(women?.querySelector("a")).toHaveAttribute("href", "/nz/categories/women");
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
  },
};

export const Header: Story = {
  name: "HEAD-01 HEAD-02 HEAD-04 HEAD-08 HEAD-09 HEAD-12 The header leads to both stores, and opens and closes the search and the cart",
  parameters: {
    ...scene({ path: "/", cart: [{ path: "/products/hinterly/haul-45-bluff", qty: 2 }] }),
    visual: { skip: "Ends as Home does." },
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await heading(canvas, /.+/);
    const homes = stores(canvas).getAllByRole("link");
    await expect(homes.map((home) => home.getAttribute("href"))).toEqual(["/nz/", "/nz/btq"]);
    for (const home of homes) await expect(home).toBeVisible();
    const banner = within(canvas.getByRole("banner"));
    const dialog = (name: string) => within(document.body).findByRole("dialog", { name }, patient);
    const gone = () => waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull(), patient);
    for (const _ of ["once", "again"]) {
      await userEvent.click(banner.getByRole("link", { name: "Search" }));
      await dialog("Search");
      await userEvent.click(banner.getByRole("link", { name: "Search" }));
      await gone();
    }
    for (const _ of ["once", "again"]) {
      await userEvent.click(await banner.findByRole("link", { name: "Cart, 2 items" }, patient));
      await userEvent.click(within(await dialog("Cart")).getByRole("button", { name: "Close cart" }));
      await gone();
    }
  },
};

/** A picture is two by three. Under this much of its height, what it shows loses its top or its foot. */
const showsItsSubject = (viewport: "tablet" | "wide", share: number): Story => ({
  parameters: { ...scene({ path: "/btq" }), visual: { skip: "A crop of a photograph, which is left out of pictures." } },
  globals: { viewport: { value: viewport } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { level: 2, name: "Half an hour, just you" }, patient);
    const picture = title.closest("section")?.querySelector("img");
    const { width, height } = (picture as HTMLElement).getBoundingClientRect();
    await expect(height / (width * 1.5)).toBeGreaterThanOrEqual(share);
  },
});

export const FittingOnATablet: Story = showsItsSubject("tablet", 0.49);
export const FittingOnAWideScreen: Story = showsItsSubject("wide", 0.45);

const onAPhone = (boutique: boolean): Story => ({
  parameters: {
    ...scene({ path: "/", answers: { "content.frame": () => ({ ...content().frame("nz"), boutique, galleryOverlay: false }) } }),
    visual: { skip: "As the header is in its own pictures." },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await heading(canvas, /.+/);
    await expect(stores(canvas).getByRole("link", { name: "Tread & Thread home" })).toBeVisible();
    const btq = stores(canvas).queryByRole("link", { name: "BTQ home" });
    if (boutique) await expect(btq).toBeVisible();
    else await expect(btq).toBeNull();
  },
});

export const BothStoresOnAPhone: Story = {
  ...onAPhone(true),
  name: "HEAD-03 A phone's header leads to both stores while the boutique is open",
};

export const OneStoreOnAPhone: Story = {
  ...onAPhone(false),
  name: "HEAD-03 A phone's header leads to one store while the boutique is closed",
};

export const Footer: Story = {
  name: "FOOT-01 FOOT-03 FOOT-05 FOOT-08 FOOT-09 CTRY-01 CTRY-02 The footer leads to what the shop says, to its pages elsewhere and to the other country",
  parameters: { ...scene({ path: "/" }), visual: { skip: "As Home is." } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await heading(canvas, /.+/);
    const footer = within(await canvas.findByRole("contentinfo", {}, patient));
    const linksBeside = (name: string) =>
      within(footer.getByRole("heading", { name }).closest("details, div") as HTMLElement)
        .getAllByRole("link")
        .map((link) => [link.getAttribute("aria-label") ?? link.textContent, link.getAttribute("href")]);
    const groups = content().frame("nz").footer;
    await expect(groups.length).toBeGreaterThan(3);
    for (const group of groups) {
      const links = group.links.map(({ label, path, href }) => [label, href ?? `/nz${path}`]);
      await expect(linksBeside(group.heading)).toEqual(links);
    }
    await expect(linksBeside("Get Social")).toEqual([
      ["Instagram", "https://www.instagram.com/treadandthread"],
      ["Facebook", "https://www.facebook.com/treadandthread"],
      ["TikTok", "https://www.tiktok.com/@treadandthread"],
    ]);
    for (const [name, path] of [
      ["terms and conditions", "terms-and-conditions"],
      ["privacy policy", "privacy-policy"],
    ] as const)
      await expect(footer.getByRole("link", { name })).toHaveAttribute("href", `/nz/articles/${path}`);
    const country = footer.getByText("NZD", { selector: "summary *" }).closest("summary") as HTMLElement;
    await expect(country).toHaveTextContent("New Zealand");
    await expect(country.querySelector("use")?.getAttribute("href")).toMatch(/#flag-nz$/);
    await userEvent.click(country);
    await expect(footer.getByRole("link", { name: /New Zealand ?NZD/ })).toHaveAttribute("href", "/nz/");
    await expect(footer.getByRole("link", { name: /Australia ?AUD/ })).toHaveAttribute("href", "/au/");
  },
};

export const Boutique: Story = {
  name: "FOOT-05 IMG-10 Boutique",
  parameters: scene({ path: "/btq" }),
  globals: { theme: "btq" },
  play: async ({ canvas }) => {
    await heading(canvas, /.+/);
    await expect(stores(canvas).getByRole("link", { name: "BTQ home" })).toHaveAttribute("aria-current", "true");
    const hero = canvas.getByRole("main").querySelector("img") as HTMLImageElement;
    await expect([...hero.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([
      80, 160, 320, 480, 640, 768, 1024, 1280, 1600,
    ]);
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

const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left);

export const Wide: Story = {
  name: "On a wide screen the captions of a pair of scenes keep to the page's columns",
  parameters: { ...scene({ path: "/" }), visual: { skip: "Measured." } },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas }) => {
    await heading(canvas, /.+/);
    const title = (name: string) => canvas.getByRole("heading", { level: 2, name });
    await expect(leftOf(title("Women on the move"))).toBe(leftOf(title("New this week")));
    const action = within(title("Men off road").parentElement!).getByRole("link").getBoundingClientRect();
    const all = canvas.getByRole("link", { name: "All 15 brands" }).getBoundingClientRect();
    // But for the hairline between the two.
    await expect(Math.abs(action.right - all.right)).toBeLessThanOrEqual(1);
  },
};

export const WideBoutique: Story = {
  name: "On a wide screen the boutique's headline stays clear of the boot, and its edit keeps to the page's columns",
  parameters: { ...scene({ path: "/btq" }), visual: { skip: "Measured." } },
  globals: { theme: "btq", viewport: { value: "wide" } },
  play: async ({ canvas }) => {
    const headline = await heading(canvas, /^Dress/);
    const picture = canvas.getByRole("main").querySelector("img")!.getBoundingClientRect();
    // The toe of the boot is at nine tenths of its picture.
    await expect(headline.getBoundingClientRect().left).toBeGreaterThan(picture.left + 0.92 * picture.width);
    const title = (name: RegExp) => canvas.getByRole("heading", { level: 2, name });
    await expect(leftOf(title(/^Dinner at eight/))).toBe(leftOf(title(/^New upstairs/)));
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
