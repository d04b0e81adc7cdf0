import { isPublished, type ProductDocument } from "#domain/catalogue/product-document.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import type { Database } from "../database/database.ts";
import type { Stock } from "../stock/stock.ts";
import { type CatalogueReferences, type ShelvesAt, type ShownCatalogue, showCatalogue } from "./shown-catalogue.ts";
import { readDocuments, readRevision } from "./stored-documents.ts";

/** What became different in one country's shop. */
export interface CatalogueChange {
  /** New products and those that differ, as they are now. */
  readonly changed: readonly Product[];
  /** Products that are not sold any more, as they were. */
  readonly removed: readonly Product[];
}

export type CatalogueListener = (country: CountryCode, change: CatalogueChange) => void;

/** The products of the shop as they are at this moment; every replica follows the database. */
export interface LiveCatalogue extends Omit<ShownCatalogue, "documents"> {
  /** The right answers to a product's challenge question; none for a product that is not shown or asks nothing. */
  challengeAnswers(productId: string): readonly string[];
  /** Calls the listener after each change. Returns the way to stop. */
  onChange(listener: CatalogueListener): () => void;
  /** Takes over what has changed in the database, and what is to be shown or taken down by now. */
  refresh(): Promise<void>;
  /** Refreshes every second. Returns the way to stop. */
  watch(): () => void;
}

export interface LiveCatalogueOptions {
  readonly database: Database;
  readonly stock: Stock;
  readonly references: CatalogueReferences;
  readonly onError: (error: unknown) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** Milliseconds between two looks for a change, so that one is live everywhere within two seconds. */
const interval = 1_000;

/** Reads the catalogue and follows it from then on. */
export async function openLiveCatalogue(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
  const { database, stock, references, onError, now = Date.now } = options;
  const listeners = new Set<CatalogueListener>();

  let revision = await readRevision(database.queries);
  let documents: ReadonlyMap<string, ProductDocument> = await readDocuments(database.queries);
  let shown = await show(documents);
  let refreshing: Promise<void> | undefined;

  async function show(all: ReadonlyMap<string, ProductDocument>): Promise<ShownCatalogue> {
    const at = Math.floor(now() / 1000);
    const published = new Map([...all].filter(([, document]) => isPublished(document, at)));
    const shelves = new Map<CountryCode, ShelvesAt>();
    for (const country of countryCodes) {
      shelves.set(country, { quantities: await stock.readAll(country), readAt: stock.readAt(country) });
    }
    return showCatalogue(published, references, (country) => shelves.get(country) ?? { quantities: new Map(), readAt: at });
  }

  async function takeOver(): Promise<void> {
    const newest = await readRevision(database.queries);
    let current = documents;
    if (newest !== revision) {
      current = new Map([...documents, ...(await readDocuments(database.queries, { changedAfter: revision }))]);
      for (const country of countryCodes) stock.forget(country);
    } else if (!isDue(Math.floor(now() / 1000))) {
      return;
    }
    const after = await show(current);
    const before = shown;
    shown = after;
    documents = current;
    revision = newest;
    for (const country of countryCodes) {
      const change = changeBetween(before, shown, country);
      if (change.changed.length + change.removed.length === 0) continue;
      for (const listener of listeners) listener(country, change);
    }
  }

  /** Whether something has come to be shown, or to be taken down, by the clock alone. */
  function isDue(at: number): boolean {
    for (const [id, document] of documents) if (isPublished(document, at) !== shown.documents.has(id)) return true;
    return false;
  }

  async function refresh(): Promise<void> {
    refreshing ??= takeOver().finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  }

  return {
    products: (country) => shown.products(country),
    record: (product) => shown.record(product),
    sizes: (productId, variants) => shown.sizes(productId, variants),
    challengeAnswers: (productId) => shown.documents.get(productId)?.challengeAnswers ?? [],
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    watch() {
      const timer = setInterval(() => void refresh().catch(onError), interval);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** What of two moments' products differs, apart from their stock. */
function changeBetween(before: ShownCatalogue, after: ShownCatalogue, country: CountryCode): CatalogueChange {
  const old = before.products(country);
  const current = after.products(country);
  const removed = [...old.values()].filter(({ id }) => !current.has(id));
  // Colours name each other, so that a whole style differs when one of it does.
  const styles = new Set(removed.map(({ erpProductParentCode }) => erpProductParentCode));
  for (const { id, erpProductParentCode } of current.values()) {
    if (old.has(id) && before.documents.get(id) === after.documents.get(id)) continue;
    styles.add(erpProductParentCode);
    const moved = old.get(id)?.erpProductParentCode;
    if (moved !== undefined) styles.add(moved);
  }
  return { changed: [...current.values()].filter(({ erpProductParentCode }) => styles.has(erpProductParentCode)), removed };
}
