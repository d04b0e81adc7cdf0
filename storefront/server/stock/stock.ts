import type { CountryCode } from "#domain/country/country.ts";
import { answerWithin } from "../answer-within.ts";
import type { Database, Queries } from "../database/database.ts";
import type { StockLine } from "../database/schema/order-draft.ts";
import { giveBackToStore, leftInStore, storesWithAll, takeFromStore } from "./store-shelf.ts";
import {
  giveBackToWarehouse,
  leftInWarehouse,
  quantitiesInWarehouse,
  quantitiesSince,
  takeFromWarehouse,
} from "./warehouse-shelf.ts";

/** What could not be taken, and what there is instead. */
export interface StockShortage extends StockLine {
  readonly available: number;
}

export type StockListener = (country: CountryCode, changes: ReadonlyMap<string, number>) => void;

/** Stock as every page may show it, and the only way to take it. */
export interface Stock {
  /** What there is of each variant, at most `maxAge` old; variants that no warehouse knows are left out. */
  read(country: CountryCode, variantIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Everything the country's warehouse knows, at most `maxAge` old, for indexing. */
  readAll(country: CountryCode): Promise<ReadonlyMap<string, number>>;
  /** Seconds since the epoch when the country's stock was last read; 0 before the first time. */
  readAt(country: CountryCode): number;
  /**
   * Takes every line inside the caller's transaction or says which there are too few of; then the caller must roll back.
   * Lines are taken in one order everywhere, so that two carts never wait for each other.
   * @param erpStoreId the store whose shelf they are taken from; the country's warehouse without one
   */
  take(transaction: Queries, country: CountryCode, lines: readonly StockLine[], erpStoreId?: string): Promise<StockShortage[]>;
  /** Puts lines back where they were taken from, inside the caller's transaction. */
  giveBack(transaction: Queries, country: CountryCode, lines: readonly StockLine[], erpStoreId?: string): Promise<void>;
  /** Stores, by id, that have everything now; read past what is remembered. */
  storesWith(country: CountryCode, lines: readonly StockLine[]): Promise<readonly string[]>;
  /** To be called once the transaction that took or gave back is committed: readers here see it at once, other replicas within `maxAge`. */
  committed(country: CountryCode): void;
  /** Reads those of the variants that are not known yet: what is new on the shelf is not among the changes that are looked for. */
  learn(country: CountryCode, variantIds: readonly string[]): Promise<void>;
  /** Calls the listener with what changed, here or on another replica, whenever the stock is read again. Returns the way to stop. */
  onChange(listener: StockListener): () => void;
  /** Reads again every `maxAge`, so that listeners hear of changes without anybody asking. Returns the way to stop. */
  watch(): () => void;
}

export interface StockOptions {
  /** Milliseconds for which what was read may be shown; 5000 by default. */
  readonly maxAge?: number;
  /** Milliseconds that whoever shows something waits for it to be read again; then what was read before is shown. 2000 by default. */
  readonly patience?: number;
  readonly now?: () => number;
  /** Told when the stock cannot be read again; what was read before stays in use and keeps its age. */
  readonly onError?: (error: unknown) => void;
}

interface Shelf {
  readonly quantities: Map<string, number>;
  /** Milliseconds; 0 before the first reading and after a change of our own. */
  freshAt: number;
  readAt: number;
  /** Database time from which changes have to be looked for. */
  since: Date | undefined;
  reading: Promise<void> | undefined;
  /** Ends with the reading that is under way, or when it has been waited for long enough. */
  waiting: Promise<void> | undefined;
  /** Whether there was a change of our own since the last reading began: it is out of date when it ends. */
  isOutdated: boolean;
}

/** A change is stamped before it is committed; readings overlap by longer than any statement may take. */
const overlap = 20_000;
/** Milliseconds until a stock that could not be read is asked for again. */
const retryAfter = 1000;
/** Ids that one statement names: of more, reading the whole shelf takes less time. */
const mostNamed = 5_000;

/** Stock over `database`. The first read of a country loads all of it, later ones only what changed. */
export function createStock(database: Database, options: StockOptions = {}): Stock {
  const { maxAge = 5000, patience = 2000, now = Date.now, onError } = options;
  const shelves = new Map<CountryCode, Shelf>();
  const listeners = new Set<StockListener>();

  const shelfOf = (country: CountryCode): Shelf => {
    let shelf = shelves.get(country);
    if (shelf === undefined) {
      shelf = {
        quantities: new Map(),
        freshAt: 0,
        readAt: 0,
        since: undefined,
        reading: undefined,
        waiting: undefined,
        isOutdated: false,
      };
      shelves.set(country, shelf);
    }
    return shelf;
  };

  /** What has been taken over is not told again: a listener that fails must not keep it from the others. */
  function tell(country: CountryCode, changes: ReadonlyMap<string, number>): void {
    if (changes.size === 0) return;
    for (const listener of listeners) {
      try {
        listener(country, changes);
      } catch (error) {
        onError?.(error);
      }
    }
  }

  async function load(country: CountryCode, shelf: Shelf): Promise<void> {
    const startedAt = now();
    shelf.isOutdated = false;
    const first = shelf.readAt === 0;
    const changes = new Map<string, number>();
    let began: Date | undefined;
    try {
      for await (const { quantities, count: found, at } of quantitiesSince(database.queries, country, shelf.since)) {
        if (found > 0) began ??= at;
        for (const [variantId, qty] of Object.entries(quantities)) {
          if (shelf.quantities.get(variantId) === qty) continue;
          shelf.quantities.set(variantId, qty);
          if (!first) changes.set(variantId, qty);
        }
      }
    } catch (error) {
      // What was taken over before a later portion failed is no change to the next reading any more.
      tell(country, changes);
      throw error;
    }
    if (began !== undefined) shelf.since = new Date(began.getTime() - overlap);
    shelf.readAt = startedAt;
    shelf.freshAt = shelf.isOutdated ? 0 : startedAt;
    tell(country, changes);
  }

  async function refresh(country: CountryCode): Promise<Shelf> {
    const shelf = shelfOf(country);
    // A clock that is set back has read nothing lately.
    if (shelf.freshAt > 0 && Math.abs(now() - shelf.freshAt) < maxAge) return shelf;
    // It may have begun before what has been committed; if it fails, the next one says so.
    if (shelf.reading !== undefined && shelf.isOutdated) await shelf.waiting?.catch(() => undefined);
    if (shelf.reading === undefined) {
      shelf.reading = load(country, shelf).finally(() => {
        shelf.reading = undefined;
      });
      shelf.waiting = answerWithin(patience, shelf.reading, () => undefined);
      // Before the first reading all wait for the reading itself, and nobody hears of this.
      shelf.waiting.catch(() => undefined);
    }
    try {
      await (shelf.readAt === 0 ? shelf.reading : shelf.waiting);
    } catch (error) {
      if (shelf.readAt === 0) throw error;
      shelf.freshAt = now() - maxAge + retryAfter;
      onError?.(error);
    }
    return shelf;
  }

  return {
    async read(country, variantIds) {
      const { quantities } = await refresh(country);
      const read = new Map<string, number>();
      for (const id of variantIds) {
        const qty = quantities.get(id);
        if (qty !== undefined) read.set(id, qty);
      }
      return read;
    },

    readAll: async (country) => (await refresh(country)).quantities,

    readAt: (country) => Math.floor(shelfOf(country).readAt / 1000),

    async take(transaction, country, lines, erpStoreId) {
      const shortages: StockShortage[] = [];
      for (const line of inTakingOrder(lines)) {
        const isTaken =
          erpStoreId === undefined
            ? await takeFromWarehouse(transaction, country, line)
            : await takeFromStore(transaction, country, erpStoreId, line);
        if (isTaken) continue;
        const available =
          erpStoreId === undefined
            ? await leftInWarehouse(transaction, country, line.variantId)
            : await leftInStore(transaction, country, erpStoreId, line.variantId);
        shortages.push({ ...line, available });
      }
      return shortages;
    },

    async giveBack(transaction, country, lines, erpStoreId) {
      for (const line of inTakingOrder(lines)) {
        if (erpStoreId === undefined) await giveBackToWarehouse(transaction, country, line);
        else await giveBackToStore(transaction, country, erpStoreId, line);
      }
    },

    storesWith: (country, lines) => storesWithAll(database.queries, country, inTakingOrder(lines)),

    committed(country) {
      const shelf = shelfOf(country);
      shelf.isOutdated = true;
      shelf.freshAt = 0;
    },

    async learn(country, variantIds) {
      const { quantities } = shelfOf(country);
      const unknown = new Set(variantIds.filter((id) => !quantities.has(id)));
      const learnt = new Map<string, number>();
      const portions =
        unknown.size > mostNamed
          ? quantitiesSince(database.queries, country, undefined)
          : [{ quantities: await quantitiesInWarehouse(database.queries, country, [...unknown]) }];
      for await (const { quantities: read } of portions) {
        for (const [variantId, qty] of Object.entries(read)) {
          // What was read of it meanwhile is newer.
          if (!unknown.has(variantId) || quantities.has(variantId)) continue;
          quantities.set(variantId, qty);
          learnt.set(variantId, qty);
        }
      }
      tell(country, learnt);
    },

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    watch() {
      const timer = setInterval(() => {
        for (const country of shelves.keys()) void refresh(country).catch((error) => onError?.(error));
      }, maxAge + 1);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** One line a variant, in the order in which everybody takes them. */
function inTakingOrder(lines: readonly StockLine[]): StockLine[] {
  const wanted = new Map<string, number>();
  for (const { variantId, qty } of lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + qty);
  return [...wanted.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([variantId, qty]) => ({ variantId, qty }));
}
