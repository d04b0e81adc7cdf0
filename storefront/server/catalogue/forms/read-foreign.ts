import type { ForeignReading } from "#domain/catalogue-forms/foreign-product.ts";
import { isMerchant, readMerchant } from "#domain/catalogue-forms/merchant.ts";
import type { FormRow } from "#domain/catalogue-forms/rows.ts";
import { isShopify, readShopify, shopifyGroups } from "#domain/catalogue-forms/shopify.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { decode } from "./decode.ts";
import { observed } from "./observed.ts";
import { readFeed } from "./read-feed.ts";
import { readTable } from "./read-table.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** How the files of other shops are sent. */
export const foreignTypes = {
  table: ["text/csv", "text/tab-separated-values"],
  feed: ["application/xml", "text/xml"],
} as const;

export interface ForeignFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly kind: keyof typeof foreignTypes;
  /** Whose shop prices without a currency are of. */
  readonly country: CountryCode;
  /** Seconds since the epoch. */
  readonly now: number;
}

/** What a file of another shop's says. */
export interface ForeignContents {
  readonly readings: readonly ForeignReading[];
  /** Rows of a table or items of a feed, however many of them are one product. */
  readonly rows: number;
}

/**
 * Reads the products of a Shopify product CSV or a Google Merchant feed; which of them a table is, its columns say. What can be read
 * is read, whatever is wrong with the rest.
 */
export async function readForeign({ bytes, kind, country, now }: ForeignFile): Promise<ForeignContents> {
  const readings: ForeignReading[] = [];
  const merchant: FormRow[] = [];
  let count = 0;
  try {
    const text = decode(bytes);
    const rows = observed(kind === "feed" ? readFeed(text) : readTable(text), () => count++);
    const first = await rows.next();
    if (first.done) {
      const hint = kind === "table" ? " The first line names the columns, and each one below it is a row." : "";
      throw new UnreadableFile(1, `is followed by no product.${hint}`);
    }
    const columns = [...first.value.cells.keys()];
    if (kind === "table" && isShopify(columns)) {
      const seen = new Map<string, number>();
      for await (const group of shopifyGroups(from(first.value, rows))) readings.push(...readShopify(group, { country, seen }));
    } else if (kind === "feed" || isMerchant(columns)) {
      for await (const row of from(first.value, rows)) merchant.push(row);
    } else {
      throw new UnreadableFile(1, "names neither the columns of a Shopify product CSV nor those of a Google Merchant feed.");
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const unreadable = { line: error.line, problems: [{ line: error.line, problem: error.message }] };
    return { readings: [...readings, ...readMerchant(merchant, now), unreadable], rows: count };
  }
  return { readings: [...readings, ...readMerchant(merchant, now)], rows: count };
}

async function* from(first: FormRow, rest: AsyncIterable<FormRow>): AsyncGenerator<FormRow> {
  yield first;
  yield* rest;
}
