import type { exportForms } from "#contract/catalogue.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { merchantColumns, writeMerchant } from "#domain/catalogue-forms/merchant.ts";
import { shopifyColumns, writeShopify } from "#domain/catalogue-forms/shopify.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { ownPictures, pictureAddress, pictureSource } from "#domain/pictures/picture-address.ts";

/** Forms in which the catalogue is written for others. */
export type ForeignForm = Exclude<(typeof exportForms)[number], "ndjson">;

/** The media type that each form is sent as. */
export const mimeTypeOf: Readonly<Record<ForeignForm, string>> = {
  shopify: "text/csv",
  "merchant-tsv": "text/tab-separated-values",
  "merchant-xml": "application/xml",
};

/** A source path as others ask for the picture, in a format that all of them take. */
const foreignPicture = (origin: string, src: string): string =>
  origin + pictureAddress(ownPictures, src, { width: 1600, format: "jpeg" });

/** The source path behind an address that we have given out; any other address as it is. */
export const sourceOf = (origin: string, address: string): string =>
  (address.startsWith(`${origin}/`) ? pictureSource(address.slice(origin.length)) : null) ?? address;

const quoted = (cell: string, separator: string) =>
  cell.includes('"') || cell.includes("\n") || cell.includes("\r") || cell.includes(separator)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;

const markup: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) =>
  // Characters that XML cannot say are left out (XML 1.0 §2.2).
  text
    .replace(/[&<>]/g, (character) => markup[character] ?? "")
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");

/**
 * The catalogue of a country's shop for others, part by part.
 * @param origin of the shop, which addresses in it begin with
 * @param now seconds since the epoch
 */
export function* writeForeign(
  documents: Iterable<ProductDocument>,
  form: ForeignForm,
  country: CountryCode,
  origin: string,
  now: number,
): Generator<string> {
  const picture = (src: string) => foreignPicture(origin, src);
  const page = (path: string) => `${origin}/${country}${path}`;
  if (form === "merchant-xml") {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>Products</title>\n<link>${escaped(page("/"))}</link>\n<description>Products</description>\n`;
    for (const document of documents) {
      for (const item of writeMerchant(document, country, now, { page, picture })) {
        yield `<item>\n${merchantColumns.flatMap((column) => elementsOf(column, item[column] ?? "")).join("")}</item>\n`;
      }
    }
    yield "</channel>\n</rss>\n";
    return;
  }
  const separator = form === "shopify" ? "," : "\t";
  const columns = form === "shopify" ? shopifyColumns : merchantColumns;
  yield `${columns.map((column) => quoted(column, separator)).join(separator)}\n`;
  for (const document of documents) {
    const rows =
      form === "shopify"
        ? writeShopify(document, country, now, picture)
        : writeMerchant(document, country, now, { page, picture });
    for (const row of rows) {
      const cells = row as Readonly<Record<string, string>>;
      yield `${columns.map((column) => quoted(cells[column] ?? "", separator)).join(separator)}\n`;
    }
  }
}

function elementsOf(column: string, value: string): string[] {
  if (value === "") return [];
  const values = column === "additional_image_link" ? value.split(/,(?=https?:)/) : [value];
  return values.map((one) => `<g:${column}>${escaped(one)}</g:${column}>\n`);
}
