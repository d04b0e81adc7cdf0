import { isDeepStrictEqual } from "node:util";
import { countHanging } from "#domain/catalogue/count-hanging.ts";
import { type Download, isPublished, type ProductDocument } from "#domain/catalogue/product-document.ts";
import { saySharedSku, sizesBySku } from "#domain/catalogue/shared-skus.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { contentOf, type ShopContent } from "#merchandising/shop-content.ts";
import { collectDocuments, type ShopDocuments } from "#merchandising/shop-documents.ts";
import { type Surroundings, surround } from "#merchandising/surroundings.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { Stock } from "../stock/stock.ts";
import { type CatalogueReferences, referencesIn, type ShelvesAt, type ShownCatalogue, showCatalogue } from "./shown-catalogue.ts";
import { type CatalogueNews, catalogueChannel, readDocuments, readRevisions } from "./stored-documents.ts";
import { readShopDocuments } from "./stored-shop-documents.ts";

/** What became different in one country's shop. */
export interface CatalogueChange {
  /** New products and those that differ, as they are now. */
  readonly changed: readonly Product[];
  /** Products that are not sold any more, as they were. */
  readonly removed: readonly Product[];
}

export type CatalogueListener = (country: CountryCode, change: CatalogueChange) => void;

/** A variant's product and size. */
function partsOf(variantId: string): [string, string] {
  const end = variantId.indexOf("-");
  return [variantId.slice(0, Math.max(0, end)), variantId.slice(end + 1)];
}

/** The shop as it is at this moment: its products, and what its owner keeps besides; every replica follows the database. */
export interface LiveCatalogue extends Omit<ShownCatalogue, "documents"> {
  /** The right answers to a product's challenge question; none for a product that is not shown or asks nothing. */
  challengeAnswers(productId: string): readonly string[];
  /** What buyers of a digital product get, whether it is still sold or not; undefined for any other. */
  download(productId: string): Download | undefined;
  /** What a size is called on the owner's shelf, whether it is still sold or not: its id where nothing else is said. */
  sku(variantId: string): string;
  /**
   * The ids of variants that are named by these or by the owner's SKU; what is of no size stays as it is.
   * @throws ApiError InvalidRequest for a SKU of several sizes
   */
  variantIds(codes: readonly string[]): string[];
  /** What the shop says to its shoppers; made anew when it is asked for after a change. */
  content(): ShopContent;
  /** What the owner keeps besides products. */
  shopDocuments(): ShopDocuments;
  /** Calls the listener after each change of products. Returns the way to stop. */
  onChange(listener: CatalogueListener): () => void;
  /** Calls the listener after each change of what is kept besides products, before anybody is told of these. */
  onDocuments(listener: () => void): () => void;
  /** Takes over all that has been committed when it is called, and what is to be shown or taken down by now. */
  refresh(): Promise<void>;
  /** Refreshes as soon as the database tells of a change, whichever server made it. Returns the way to stop. */
  watch(): () => Promise<void>;
}

export interface LiveCatalogueOptions {
  readonly database: Database;
  readonly stock: Stock;
  readonly onError: (error: unknown) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

/**
 * Milliseconds between two looks at the clock, by which products come and go. The same looks find a change that the database could
 * not tell of, as behind a pooler that passes no notifications on.
 */
const interval = 1_000;

/** Reads the catalogue and follows it from then on. */
export async function openLiveCatalogue(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
  const { database, stock, onError, now = Date.now } = options;
  const listeners = new Set<CatalogueListener>();
  const documentsListeners = new Set<() => void>();

  let revisions = await readRevisions(database.queries);
  let shop = await readShop();
  let documents: ReadonlyMap<string, ProductDocument> = await readDocuments(database.queries);
  let shown = await show(documents, shop.references);
  let content = contentAt();
  /** The taking over that is under way. */
  let refreshing: Promise<void> | undefined;
  /** The one after it, which sees what was changed while that one was. */
  let refreshingNext: Promise<void> | undefined;

  async function readShop() {
    const kept = collectDocuments(await readShopDocuments(database.queries));
    return { documents: kept, references: referencesIn(kept) };
  }

  async function show(
    all: ReadonlyMap<string, ProductDocument>,
    references: CatalogueReferences,
    before?: ShownCatalogue,
  ): Promise<ShownCatalogue> {
    const at = Math.floor(now() / 1000);
    const published = new Map([...all].filter(([, document]) => isPublished(document, at)));
    const shelves = new Map<CountryCode, ShelvesAt>();
    for (const country of countryCodes) {
      shelves.set(country, { quantities: await stock.readAll(country), readAt: stock.readAt(country) });
    }
    const shelvesAt = (country: CountryCode) => shelves.get(country) ?? { quantities: new Map(), readAt: at };
    return showCatalogue(published, references, shelvesAt, before);
  }

  /** What the shop says at this moment; each country's products are counted once, when they are first asked for. */
  function contentAt(): ShopContent {
    const { documents: kept, references } = shop;
    const moment = shown;
    const countries = new Map<CountryCode, Surroundings>();
    return contentOf(kept, (country) => {
      const known = countries.get(country);
      if (known !== undefined) return known;
      const hanging = countHanging(moment.documents.values(), country, references.category);
      const made = surround({ country, documents: kept, hanging, products: moment.products(country) });
      countries.set(country, made);
      return made;
    });
  }

  async function takeOver(): Promise<void> {
    const newest = await readRevisions(database.queries);
    const haveDocumentsChanged = newest.documents !== revisions.documents;
    let current = documents;
    let next = shop;
    if (newest.revision !== revisions.revision) {
      const changed = await readDocuments(database.queries, { changedAfter: revisions.revision });
      current = new Map([...documents, ...changed]);
      if (haveDocumentsChanged) next = await readShop();
      const variants = [...changed.values()].flatMap(({ id, sizes }) => sizes.map((code) => `${id}-${code}`));
      for (const country of countryCodes) await stock.learn(country, variants);
    } else if (!isDue(Math.floor(now() / 1000))) {
      return;
    }
    const before = shown;
    const after = await show(current, next.references, next === shop ? before : undefined);
    const isAffected = affectedBy(shop.documents, next.documents);
    shown = after;
    shop = next;
    documents = current;
    revisions = newest;
    content = contentAt();
    if (haveDocumentsChanged) for (const listener of documentsListeners) tell(listener);
    for (const country of countryCodes) {
      const change = changeBetween(before, shown, country, isAffected);
      if (change.changed.length + change.removed.length === 0) continue;
      for (const listener of listeners) tell(() => listener(country, change));
    }
  }

  /** What has been taken over is not told again: a listener that fails must not keep it from the others. */
  function tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      onError(error);
    }
  }

  /** Whether something has come to be shown, or to be taken down, by the clock alone. */
  function isDue(at: number): boolean {
    for (const [id, document] of documents) if (isPublished(document, at) !== shown.documents.has(id)) return true;
    return false;
  }

  function refresh(): Promise<void> {
    if (refreshing !== undefined) {
      refreshingNext ??= refreshing
        .catch(() => undefined)
        .then(() => {
          refreshingNext = undefined;
          return refresh();
        });
      return refreshingNext;
    }
    refreshing = takeOver().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  const listen = <L>(all: Set<L>, listener: L) => {
    all.add(listener);
    return () => void all.delete(listener);
  };

  return {
    products: (country) => shown.products(country),
    record: (product) => shown.record(product),
    sizes: (productId, variants) => shown.sizes(productId, variants),
    challengeAnswers: (productId) => shown.documents.get(productId)?.challengeAnswers ?? [],
    download: (productId) => documents.get(productId)?.download,
    sku(variantId) {
      const [productId, size] = partsOf(variantId);
      return documents.get(productId)?.skus?.[size] ?? variantId;
    },
    variantIds(codes) {
      const bySku = sizesBySku(documents.values());
      return codes.map((code) => {
        const [productId, size] = partsOf(code);
        if (documents.get(productId)?.sizes.includes(size)) return code;
        const [variantId = code, ...others] = bySku.get(code) ?? [];
        if (others.length > 0)
          throw new ApiError(400, "InvalidRequest", `${saySharedSku(code, [variantId, ...others])}: name the size by its id.`);
        return variantId;
      });
    },
    content: () => content,
    shopDocuments: () => shop.documents,
    onChange: (listener) => listen(listeners, listener),
    onDocuments: (listener) => listen(documentsListeners, listener),
    refresh,
    watch() {
      const look = () => void refresh().catch(onError);
      const timer = setInterval(look, interval);
      timer.unref();
      const stopListening = database.listen(catalogueChannel, (said) => {
        if (said !== ("stock" satisfies CatalogueNews)) return look();
        for (const country of countryCodes) {
          stock.committed(country);
          stock.readAll(country).catch(onError);
        }
      });
      return async () => {
        clearInterval(timer);
        await stopListening();
      };
    },
  };
}

/** Whether a product shows something of a category, brand or size chart that differs between two moments. */
function affectedBy(before: ShopDocuments, after: ShopDocuments): (document: ProductDocument) => boolean {
  if (before === after) return () => false;
  const [old, current] = [referencesIn(before), referencesIn(after)];
  const ids = (kind: "category" | "brand" | "sizeChart") =>
    new Set([...before.all(kind), ...after.all(kind)].map(({ id }) => id));
  const categories = [...ids("category")].filter((id) => !isDeepStrictEqual(old.category(id), current.category(id)));
  const chartIn = ({ sizeCharts }: CatalogueReferences, id: string) => sizeCharts.find((chart) => chart.id === id);
  const charts = [...ids("sizeChart")].filter((id) => !isDeepStrictEqual(chartIn(old, id), chartIn(current, id)));
  const brands = new Set([...ids("brand")].filter((id) => old.brandName(id) !== current.brandName(id)));
  const changed = new Set(categories);
  return ({ brand, categories: hung, mainCategory, sizeChart }) =>
    brands.has(brand.id) ||
    changed.has(mainCategory) ||
    hung.some((one) => changed.has(typeof one === "string" ? one : one.id)) ||
    (sizeChart !== null && charts.includes(sizeChart));
}

/** What of two moments' products differs, apart from their stock. */
function changeBetween(
  before: ShownCatalogue,
  after: ShownCatalogue,
  country: CountryCode,
  isAffected: (document: ProductDocument) => boolean,
): CatalogueChange {
  const old = before.products(country);
  const current = after.products(country);
  const removed = [...old.values()].filter(({ id }) => !current.has(id));
  // Colours name each other, so that a whole style differs when one of it does.
  const styles = new Set(removed.map(({ erpProductParentCode }) => erpProductParentCode));
  for (const { id, erpProductParentCode } of current.values()) {
    const document = after.documents.get(id);
    const isSame = old.has(id) && before.documents.get(id) === document;
    if (isSame && !(document !== undefined && isAffected(document))) continue;
    styles.add(erpProductParentCode);
    const moved = old.get(id)?.erpProductParentCode;
    if (moved !== undefined) styles.add(moved);
  }
  return { changed: [...current.values()].filter(({ erpProductParentCode }) => styles.has(erpProductParentCode)), removed };
}
