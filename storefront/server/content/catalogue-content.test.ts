import { describe, expect, test } from "vitest";
import { demoReviews } from "#catalogue/catalogue.fixture.ts";
import { contentFrame, contentNavigation, contentResolve, type NavigationItem } from "#contract/content.ts";
import { countries, countryCodes } from "#domain/country/country.ts";
import { demoCatalogue } from "../catalogue/demo-catalogue.fixture.ts";
import { createContent } from "./content.ts";

const now = new Date("2026-11-20T00:00:00Z");
const products = demoCatalogue(now);
const catalogue = { ...products.content(), reviews: demoReviews };

/** The content of the shop's own catalogue: every way through it leads somewhere. */
const content = createContent({
  catalogue,
  boutiqueFeature: true,
  galleryOverlay: false,
  publicOrigin: undefined,
  products,
  stock: { read: () => new Map(), readAt: () => 0 },
});

/** Pages that the app draws by itself, without the resolver. */
const appPages = ["/orders", "/gift-cards/balance", "/account", "/stores", "/return", "/cart"];
const drawnByApp = (path: string): boolean =>
  path === "/blog" || appPages.some((page) => path === page || path.startsWith(`${page}/`));

type Link = NavigationItem["link"];

describe.each(countryCodes)("%s", (country) => {
  const context = { country, requestId: "test", clientAddress: "127.0.0.1" };
  const none = { params: undefined, query: undefined, body: undefined };
  const resolve = async (path: string) => content["content.resolve"]({ ...none, query: { path } }, context);
  /** Paths that do not lead, in one step, to something that is there. */
  async function dead(paths: Iterable<string>): Promise<string[]> {
    const lost: string[] = [];
    for (const path of new Set(paths)) {
      if (/^https:/.test(path) || drawnByApp(path.replace(/[?#].*/, ""))) continue;
      const { entity } = await resolve(path.replace(/[?#].*/, ""));
      if (entity === null) lost.push(path);
    }
    return lost;
  }
  const targets = (links: readonly Link[]): string[] => links.flatMap((link) => link.path ?? link.href ?? []);

  test("every old path leads to a page that is there, and is no page itself", async () => {
    expect(await dead([...Object.values(catalogue.redirects), "/no/such/page"])).toEqual(["/no/such/page"]);
    for (const path of Object.keys(catalogue.redirects)) expect((await resolve(path)).isRedirect, path).toBe(true);
  });

  test("nobody is told to call the other country, but where both numbers are given", async () => {
    const other = country === "nz" ? "au" : "nz";
    for (const path of ["/", "/btq", ...catalogue.pages(country).map((page) => page.path)]) {
      const words = JSON.stringify((await resolve(path)).entity?.data ?? null);
      const told = countryCodes.filter((code) => words.includes(countries[code].supportPhone));
      expect([path, told]).not.toEqual([path, [other]]);
    }
  });

  test("the shop's pages elsewhere and the pictures beside its forms are those of its own document", async () => {
    const frame = await content["content.frame"](none, context);
    expect(frame.social).toEqual([
      { icon: "instagram", label: "Instagram", href: "https://www.instagram.com/treadandthread" },
      { icon: "facebook", label: "Facebook", href: "https://www.facebook.com/treadandthread" },
      { icon: "tiktok", label: "TikTok", href: "https://www.tiktok.com/@treadandthread" },
    ]);
    expect(frame.posters).toEqual([
      { src: "/media/cutouts/104201", width: 1600, height: 860 },
      { src: "/media/cutouts/110101", width: 1600, height: 910 },
      { src: "/media/cutouts/104301", width: 1600, height: 860 },
    ]);
  });

  test("every link of the navigation, the announcements and the footer leads somewhere", async () => {
    const { items } = await content["content.navigation"](none, context);
    const frame = await content["content.frame"](none, context);
    expect(contentNavigation.response.parse({ items })).toEqual({ items });
    expect(contentFrame.response.parse(frame)).toEqual(frame);
    expect(frame).toMatchObject({ hasStores: true, collects: true });
    const navigation = items.flatMap(({ link, children, imageLayout = {} }) => [
      link,
      ...children.flatMap((child) => [child.link, ...child.children.map((grandchild) => grandchild.link)]),
      ...[imageLayout.gridLayout, imageLayout.rowLayout, imageLayout.singleLayout].flatMap((blocks = []) =>
        blocks.map(({ link: path }) => ({ label: "", path })),
      ),
      ...(imageLayout.ctaButton === undefined ? [] : [imageLayout.ctaButton]),
    ]);
    const around = [...frame.topLinks, ...(frame.btqTopLinks ?? []), ...frame.footer.flatMap((group) => group.links)];
    const announced = frame.announcements.flatMap((announcement) => announcement.announcementLink ?? []);
    expect(await dead([...targets(navigation), ...targets(around), ...announced])).toEqual([]);
  });

  test("listings know each other by the paths they are at, and answer as the contract says", async () => {
    for (const listing of catalogue.listings(country)) {
      const resolved = await resolve(listing.path);
      expect(contentResolve.response.parse(resolved)).toEqual(resolved);
      expect(resolved.entity?.type, listing.path).toMatch(/^(?:listing|page)$/);
      expect(await dead([...listing.ancestors, ...listing.children].map((link) => link.path)), listing.path).toEqual([]);
    }
  });

  test("a text is searched in all products that search results may show", async () => {
    const { entity } = await resolve("/search");
    expect(entity).toMatchObject({
      type: "listing",
      data: { path: "/search", facetFilters: ["visibleIn.searchResults:true"], ancestors: [] },
    });
  });

  test("ROUTE-09 ROUTE-12 pages and the indexes of brands, categories and articles are at their paths, as the contract says", async () => {
    const indexes = catalogue.linkIndexes(country);
    expect(indexes.map(({ path }) => path)).toEqual(["/brands", "/categories", "/articles"]);
    for (const { path } of [...catalogue.pages(country), ...indexes]) {
      const resolved = await resolve(path);
      expect(contentResolve.response.parse(resolved), path).toEqual(resolved);
      expect(resolved.entity, path).not.toBeNull();
    }
    expect(await dead(indexes.flatMap((index) => index.groups.flatMap((group) => group.links.map((link) => link.path))))).toEqual(
      [],
    );
  });
});
