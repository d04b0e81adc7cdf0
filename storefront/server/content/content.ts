import type { ResponseOf } from "#contract/calls.ts";
import { type Entity, type Page, showsProducts } from "#contract/content.ts";
import { listProduct } from "#contract/product.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { ApiError } from "../api-error.ts";
import type { LiveCatalogue } from "../catalogue/live-catalogue.ts";
import type { Service } from "../service.ts";
import type { ContentCatalogue } from "./catalogue-source.ts";
import { canonicalPath, isNeverBoutique } from "./content-path.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { fixedRedirects } from "./fixed-redirects.ts";
import { type StockReader, variantIdsShown, withStock } from "./live-stock.ts";
import { nearestAbove } from "./nearest-above.ts";
import { pathWithinShop } from "./own-address.ts";
import { rewrites } from "./rewrites.ts";

export type ContentService = Service<
  | "content.resolve"
  | "content.navigation"
  | "content.frame"
  | "content.errorPage"
  | "sizeCharts.get"
  | "products.byIds"
  | "reviews.list"
>;

type Resolution = ResponseOf<"content.resolve">;

export interface ContentOptions {
  readonly catalogue: ContentCatalogue;
  readonly products: ProductSource;
  readonly stock: StockReader;
  /** Whether the boutique's lookbook may be seen. */
  readonly boutiqueFeature: boolean;
  /** Whether the pictures of a tile can be leafed through. */
  readonly galleryOverlay: boolean;
  /** Origin under which shoppers reach the shop; redirects to it stay within the shop. */
  readonly publicOrigin: string | undefined;
}

/** Where products come from, and where it is heard that one, or what the shop says besides, has changed. */
export type ProductSource = Pick<LiveCatalogue, "products" | "onChange" | "onDocuments">;

/** One country's shop: everything that is handed out, found by path or id. All of it is frozen by then, products not before. */
interface Shop {
  readonly products: Map<string, Product>;
  readonly productsByPath: Map<string, Product>;
  readonly productsByCode: Map<string, Product>;
  /** Pages, listings and indexes; products have a map of their own since their stock changes. */
  readonly entities: Map<string, Entity>;
  /** Products as handed out last, by id. */
  readonly currentProducts: Map<string, Product>;
  /** Resolutions handed out last, by path, while the stock in them is still so. */
  readonly resolutions: Map<string, Resolution>;
  readonly redirects: ReadonlyMap<string, string>;
  readonly frame: ReturnType<ContentCatalogue["frame"]>;
  readonly navigation: ResponseOf<"content.navigation">;
  readonly errorPages: ReadonlyMap<string, ResponseOf<"content.errorPage">>;
  readonly sizeCharts: ReadonlyMap<string, ResponseOf<"sizeCharts.get">>;
}

/** Open only while the boutique feature is on (ROUTE-06). */
const gatedPage = "/articles/btq-lookbook";

const notFound: Resolution = Object.freeze({ isRedirect: false, redirectHref: null, httpStatusCode: 404, entity: null });
const noErrorPage: ResponseOf<"content.errorPage"> = Object.freeze({ content: null });
const moved = (httpStatusCode: 301 | 302, redirectHref: string): Resolution => ({
  isRedirect: true,
  redirectHref,
  httpStatusCode,
  entity: null,
});

/** The content calls, answered from a catalogue in memory that follows its source. Answers are shared and frozen. */
export function createContent({
  catalogue,
  stock,
  products,
  boutiqueFeature,
  galleryOverlay,
  publicOrigin,
}: ContentOptions): ContentService {
  const openShop = (country: CountryCode) => createShop(catalogue, country, products.products(country), publicOrigin);
  const shops = new Map(countryCodes.map((country) => [country, openShop(country)]));
  const shopOf = (country: CountryCode): Shop => shops.get(country)!;
  products.onChange((country, { changed, removed }) => {
    const shop = shopOf(country);
    const within = (target: string) => pathWithinShop(target, country, publicOrigin);
    for (const { id } of [...removed, ...changed]) takeOut(shop, id);
    for (const product of changed) putIn(shop, redirectedWithin(product, within));
    putEntities(shop, catalogue, country);
    // What the others' pages say of this shop may not be so any more.
    for (const { entities, resolutions } of shops.values()) for (const path of entities.keys()) resolutions.delete(path);
  });
  products.onDocuments(() => {
    for (const country of countryCodes) shops.set(country, openShop(country));
  });

  async function resolve(country: CountryCode, given: string): Promise<Resolution> {
    const shop = shopOf(country);
    const path = canonicalPath(given);
    if (path === undefined) return notFound;
    const query = /\?[^#]*/.exec(given)?.[0] ?? "";
    if (path === "/pcr") return resolveCode(shop, query);
    if (path === gatedPage && !boutiqueFeature) return moved(302, "/");
    const redirect = shop.redirects.get(path);
    if (redirect !== undefined) return moved(301, redirect);

    const product = shop.productsByPath.get(path);
    if (product?.redirectTarget)
      return moved(302, "href" in product.redirectTarget ? product.redirectTarget.href : product.redirectTarget.path);
    const entity = shop.entities.get(rewrites.get(path) ?? path);
    if (product === undefined && entity === undefined) return notFound;
    if (given.replace(/[?#].*$/s, "") !== path) return moved(301, path + query);
    const at = rewrites.get(path) ?? path;
    const resolution =
      product !== undefined ? await resolveProduct(country, shop, product) : await resolvePage(country, shop, at, entity!);
    // Undefined where what was found has changed while its stock was read.
    return resolution ?? (await resolve(country, given));
  }

  /** A scanned or printed product code (ROUTE-18). */
  function resolveCode(shop: Shop, query: string): Resolution {
    const code = new URLSearchParams(query).get("code")?.trim().toUpperCase();
    const product = code === undefined ? undefined : shop.productsByCode.get(code);
    return product === undefined ? notFound : moved(302, product.path);
  }

  async function resolveProduct(country: CountryCode, shop: Shop, product: Product): Promise<Resolution | undefined> {
    const [current] = await stocked(country, shop, [product]);
    if (shop.products.get(product.id) !== product) return undefined;
    const last = shop.resolutions.get(product.path);
    if (last !== undefined && last.entity?.data === current) return last;
    return remember(shop, product.path, { type: "product", data: current! });
  }

  /** A page's products carry stock as well; everything else is handed out as it is. */
  async function resolvePage(country: CountryCode, shop: Shop, path: string, entity: Entity): Promise<Resolution | undefined> {
    const last = shop.resolutions.get(path);
    if (entity.type !== "page") return last ?? remember(shop, path, entity);
    const shown = (last?.entity?.type === "page" ? last.entity : entity).data;
    const products = shown.blocks.flatMap((block) => (showsProducts(block) ? block.products : []));
    const quantities = await stock.read(country, variantIdsShown(products, shop.products));
    if (shop.entities.get(path) !== entity) return undefined;
    let changed = false;
    const blocks = shown.blocks.map((block) => {
      if (!showsProducts(block)) return block;
      const current = block.products.map((product) => withStock(product, quantities, shop.products));
      if (current.every((product, i) => product === block.products[i])) return block;
      changed = true;
      return { ...block, products: current };
    });
    if (last !== undefined && !changed) return last;
    return remember(shop, path, { type: "page", data: changed ? { ...shown, blocks } : shown });
  }

  function remember(shop: Shop, path: string, found: Entity): Resolution {
    const isEverywhere = [...shops.values()].every(({ entities }) => entities.has(path));
    const entity = isEverywhere ? found : onlyHere(found);
    const resolution: Resolution = deepFreeze({ isRedirect: false, redirectHref: null, httpStatusCode: 200, entity });
    shop.resolutions.set(path, resolution);
    return resolution;
  }

  /** Products with the stock of this moment; the object handed out before, while nothing has changed in it. */
  async function stocked(country: CountryCode, shop: Shop, products: readonly Product[]): Promise<Product[]> {
    const quantities = await stock.read(country, variantIdsShown(products, shop.products));
    const stockUpdatedAt = stock.readAt(country);
    return products.map((asked) => {
      // It may have changed or gone while the stock was read.
      const product = shop.products.get(asked.id) ?? asked;
      const last = shop.currentProducts.get(product.id) ?? product;
      const current = withStock(last, quantities, shop.products);
      if (current === last && last.stockUpdatedAt === stockUpdatedAt) return deepFreeze(last);
      const fresh = deepFreeze({ ...current, stockUpdatedAt });
      if (shop.products.has(product.id)) shop.currentProducts.set(product.id, fresh);
      return fresh;
    });
  }

  return {
    "content.resolve": ({ query }, { country }) => resolve(country, query.path),
    "content.navigation": (_input, { country }) => shopOf(country).navigation,
    "content.frame": (_input, { country }) => {
      const { frame, navigation } = shopOf(country);
      const hasBoutique = navigation.items.some(({ link }) => link.label === "BTQ");
      return { ...frame, btqTopLinks: hasBoutique ? frame.btqTopLinks : null, boutique: boutiqueFeature, galleryOverlay };
    },
    "content.errorPage": ({ query }, { country }) =>
      nearestAbove(shopOf(country).errorPages, canonicalPath(query.path) ?? "/") ?? noErrorPage,
    "sizeCharts.get": ({ params }, { country }) => {
      const chart = shopOf(country).sizeCharts.get(params.id);
      if (chart === undefined) throw new ApiError(404, "NotFound", "We couldn't find that size chart.");
      return chart;
    },
    "products.byIds": async ({ body }, { country }) => {
      const shop = shopOf(country);
      const known = [...new Set(body.ids)].flatMap((id) => shop.products.get(id) ?? []);
      const current = new Map((await stocked(country, shop, known)).map((product) => [product.id, product]));
      return { products: body.ids.map((id) => current.get(id) ?? null) };
    },
    "reviews.list": ({ params }, { country }) => {
      if (!shopOf(country).products.has(params.id)) throw new ApiError(404, "NotFound", "We couldn't find that product.");
      return catalogue.reviews(params.id);
    },
  };
}

function createShop(
  catalogue: ContentCatalogue,
  country: CountryCode,
  products: ReadonlyMap<string, Product>,
  publicOrigin: string | undefined,
): Shop {
  const within = (target: string) => pathWithinShop(target, country, publicOrigin);
  const shop: Shop = {
    products: new Map(),
    productsByPath: new Map(),
    productsByCode: new Map(),
    entities: new Map(),
    currentProducts: new Map(),
    resolutions: new Map(),
    redirects: new Map([...fixedRedirects, ...Object.entries(catalogue.redirects)].map(([path, to]) => [path, within(to)])),
    frame: deepFreeze(catalogue.frame(country)),
    navigation: deepFreeze(catalogue.navigation(country)),
    errorPages: new Map(catalogue.errorPages(country).map(({ path, content }) => [path, deepFreeze({ content })])),
    sizeCharts: new Map<string, ResponseOf<"sizeCharts.get">>([
      ...Object.entries(catalogue.movedSizeCharts).map(([old, id]) => [old, { redirectTarget: { id } }] as const),
      ...catalogue.sizeCharts.map((chart) => [chart.id, deepFreeze(chart)] as const),
    ]),
  };
  for (const product of products.values()) putIn(shop, redirectedWithin(product, within));
  putEntities(shop, catalogue, country);
  return shop;
}

function putIn(shop: Shop, product: Product): void {
  shop.products.set(product.id, product);
  shop.productsByPath.set(product.path, product);
  shop.productsByCode.set(product.erpProductCompositeCode.toUpperCase(), product);
  shop.productsByCode.set(product.id, product);
}

function takeOut(shop: Shop, id: string): void {
  const product = shop.products.get(id);
  if (product === undefined) return;
  shop.products.delete(id);
  shop.currentProducts.delete(id);
  shop.resolutions.delete(product.path);
  // Another product may have taken its path or its code over.
  if (shop.productsByPath.get(product.path)?.id === id) shop.productsByPath.delete(product.path);
  for (const code of [product.erpProductCompositeCode.toUpperCase(), id]) {
    if (shop.productsByCode.get(code)?.id === id) shop.productsByCode.delete(code);
  }
}

/** Puts listings, pages and indexes in place of all that were there. */
function putEntities({ entities, resolutions }: Shop, catalogue: ContentCatalogue, country: CountryCode): void {
  for (const path of entities.keys()) resolutions.delete(path);
  entities.clear();
  for (const listing of catalogue.listings(country)) addEntity(entities, listing.path, { type: "listing", data: listing });
  for (const index of catalogue.linkIndexes(country)) addEntity(entities, index.path, { type: "index", data: index });
  for (const page of catalogue.pages(country)) addEntity(entities, page.path, { type: "page", data: withTilesOnly(page) });
}

function addEntity(entities: Map<string, Entity>, path: string, entity: Entity): void {
  const flagged = entity.type === "listing" || entity.type === "page";
  const plain =
    flagged && entity.data.btq && isNeverBoutique(path)
      ? ({ ...entity, data: { ...entity.data, btq: false } } as Entity)
      : entity;
  entities.set(path, deepFreeze(plain));
}

/** A listing or page that says that it is this country's alone; products say so themselves, and indexes are everywhere. */
function onlyHere(entity: Entity): Entity {
  if (entity.type === "listing") return { type: "listing", data: { ...entity.data, onlyHere: true } };
  return entity.type === "page" ? { type: "page", data: { ...entity.data, onlyHere: true } } : entity;
}

/** A product whose redirect to the shop's own address is one to a path, so that no link to it leaves the shop. */
function redirectedWithin(product: Product, within: (target: string) => string): Product {
  const { redirectTarget } = product;
  if (!redirectTarget || !("href" in redirectTarget)) return product;
  const path = within(redirectTarget.href);
  return path === redirectTarget.href ? product : { ...product, redirectTarget: { path } };
}

/** A page whose products are what a tile shows and no more, whatever the catalogue puts there. */
function withTilesOnly(page: Page): Page {
  const blocks = page.blocks.map((block) =>
    showsProducts(block) ? { ...block, products: block.products.map((product) => listProduct.parse(product)) } : block,
  );
  return { ...page, blocks };
}
