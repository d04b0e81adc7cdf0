import { setImmediate as nextTurn } from "node:timers/promises";
import { type ImportedLine, type ImportReport, productDocument } from "#contract/catalogue.ts";
import { type ShopDocument, shopDocument, shopDocumentKinds } from "#contract/shop-documents.ts";
import { counted } from "#domain/catalogue/counted.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { sharedSkuWarnings } from "#domain/catalogue/shared-skus.ts";
import { brandsByName } from "#domain/catalogue-forms/brands-by-name.ts";
import { categoriesByName } from "#domain/catalogue-forms/categories-by-name.ts";
import {
  type ChosenChart,
  documentOfForeign,
  type ForeignReading,
  idOfForeign,
} from "#domain/catalogue-forms/foreign-product.ts";
import { renamedProducts } from "#domain/catalogue-forms/renamed-products.ts";
import { pathSegmentOf } from "#domain/catalogue-forms/rows.ts";
import { collectDocuments, type ShopDocuments } from "#merchandising/shop-documents.ts";
import { unknownWords } from "#merchandising/written-words.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { asWritten } from "./as-written.ts";
import type { DocumentLine } from "./document-line.ts";
import { findCircles, sayRedirects } from "./find-circles.ts";
import { UnreadableFile } from "./forms/unreadable-file.ts";
import { sourceOf } from "./forms/write-foreign.ts";
import { judgeProducts } from "./judge-products.ts";
import { linksToNothing } from "./links-to-nothing.ts";
import { redirectsOfMoved } from "./moved-products.ts";
import { putInto } from "./open-catalogue.ts";
import { pagesBehindRedirects } from "./pages-behind-redirects.ts";
import { type PicturePlaces, placePictures } from "./place-pictures.ts";
import { plainBrands } from "./plain-brands.ts";
import { isDocumentLine, lineName, outcomeOf, readDocumentLines, type SentDocument } from "./read-document-lines.ts";
import { readOwnFile } from "./read-own-file.ts";
import { checkProducts, type ReadLine, readProduct } from "./read-product-lines.ts";
import { referencesIn } from "./shown-catalogue.ts";
import { type DocumentRevisions, nextRevision, readDocuments, readRevisions } from "./stored-documents.ts";
import { eachReviews, readReviews, readShopDocuments, writeShopDocuments } from "./stored-shop-documents.ts";

export interface ImportOptions {
  readonly pictures: PicturePlaces;
  /** Of this shop, as shoppers reach it: what leads there by its whole address is one of its pages. */
  readonly origin: string;
  /** Says what would be done, and does nothing. */
  readonly dryRun: boolean;
  /** Told of what is being done, in a few words. */
  readonly onProgress?: ((doing: string) => void) | undefined;
  /** Aborted when who asked for it has gone; then nothing is changed. */
  readonly signal?: AbortSignal | undefined;
}

/** Our own lines: what they say of products, checked one by one, and of other documents, still as it was sent. */
export interface OwnLines {
  readonly products: readonly ReadLine[];
  readonly documents: readonly SentDocument[];
}

/** What an import is of: our own lines, or what was read of another shop's file and what it leaves open. */
export type ImportSource =
  | OwnLines
  | {
      readonly readings: readonly ForeignReading[];
      /** Rows or items of the file, and what one of them is called. */
      readonly rows: number;
      readonly rowName: "row" | "item";
      readonly fallbackCategory: string | undefined;
      readonly chosenCharts: readonly ChosenChart[];
      /** Of this shop: pictures at its own addresses are known. */
      readonly origin: string;
      /** Seconds since the epoch. */
      readonly now: number;
    };

/** Most lines of a report. */
const mostLines = 1_000;

/** What a file says, line by line, and what there was when it was read. */
interface ReadFile {
  readonly products: readonly ReadLine[];
  /** What its owner should know of many of its lines. */
  readonly warnings: readonly string[];
  readonly documents: readonly DocumentLine[];
  /** Brands that are made for those of the products that can be used. */
  brandsFor(products: readonly ReadLine[]): DocumentLine[];
  readonly seen: DocumentRevisions;
}

/**
 * Puts products, and what a shop is besides them, into the catalogue: what it does not know is made, what differs is replaced.
 * All of it or nothing: a single line that cannot be used leaves everything as it was.
 * @throws ApiError Conflict when what the file was checked against was changed meanwhile; the signal's reason once it is aborted
 */
export async function importCatalogue(
  database: Database,
  source: ImportSource,
  { pictures, origin, dryRun, onProgress, signal }: ImportOptions,
): Promise<ImportReport> {
  const asSent = await readFile(database.queries, source);
  const { products, documents } = await placePictures(database.queries, asSent, { ...pictures, dryRun, onProgress, signal });
  const read = { ...asSent, documents };
  onProgress?.(sayRead(source, { products, documents: [...read.documents, ...read.brandsFor(products)] }));
  await heedConnections();
  const before = await readRevisions(database.queries);
  const judged = await judgeAll(database.queries, products, read, origin);
  if (dryRun || judged.report.refused > 0) return { ...judged.report, applied: false };
  // Another form says less than a product is, and what goes must be named by none, also of those that came meanwhile.
  const wasReadOfProducts = "readings" in source || read.documents.some((line) => "removed" in line);
  return database.transaction(async (transaction) => {
    signal?.throwIfAborted();
    // Between two statements a large file is judged, for longer than a connection may otherwise keep its locks and do nothing.
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const revision = await nextRevision(transaction);
    const now = await readRevisions(transaction);
    if (now.documents !== read.seen.documents || (wasReadOfProducts && revision !== read.seen.revision + 1)) {
      throw new ApiError(409, "Conflict", "The catalogue was changed meanwhile. Nothing was imported; try again.");
    }
    // Orders wait while the embedded database is at a transaction: in it a file is judged again only if something changed meanwhile.
    const isJudged = revision === before.revision + 1;
    const { report, different, made } = isJudged ? judged : await judgeAll(transaction, products, read, origin);
    const isUsable = report.refused === 0;
    if (isUsable) {
      await writeAll(transaction, revision, products, [...read.documents, ...made], different);
      await heedConnections();
      signal?.throwIfAborted();
      onProgress?.("All of it is written");
    }
    return { ...report, applied: isUsable };
  });
}

/** How much was read, and of what: a product of another shop's file is as many rows as it has sizes. */
function sayRead(source: ImportSource, read: Pick<ReadFile, "products" | "documents">): string {
  const unusable = new Set([...read.products, ...read.documents].flatMap((one) => ("problems" in one ? one.line : [])));
  const countUsable = (lines: readonly { readonly line: number }[]) => lines.filter(({ line }) => !unusable.has(line)).length;
  const products = countUsable(read.products);
  const documents = "readings" in source ? 0 : countUsable(source.documents);
  const parts = [
    ...(products > 0 ? [counted(products, "product")] : []),
    ...(documents > 0 ? [counted(documents, "other document")] : []),
    ...(unusable.size > 0 ? [`${unusable.size} that cannot be used`] : []),
  ];
  const whole =
    "readings" in source
      ? counted(source.rows, source.rowName)
      : counted(source.products.length + source.documents.length, "line");
  return `${whole} read: ${parts.join(", ")}`;
}

/**
 * Lets what has been told be sent, and whose connection has ended be noticed, which takes two turns: the embedded database works in
 * this process and leaves no time for either.
 */
async function heedConnections(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/** The shop's documents, and reviews of the products that are named: all reviews of a large shop are more than a server should hold. */
async function readKept(queries: Queries, reviewed: readonly string[]): Promise<ShopDocument[]> {
  return [...(await readShopDocuments(queries)), ...(await readReviews(queries, reviewed))];
}

async function readFile(queries: Queries, source: ImportSource): Promise<ReadFile> {
  const seen = await readRevisions(queries);
  if ("readings" in source) {
    const kept = collectDocuments(await readShopDocuments(queries));
    const { products, warnings } = await foreignLines(queries, source, kept);
    return { seen, products, warnings, documents: [], brandsFor: (usable) => plainBrands(usable, kept) };
  }
  const coming = new Map<string, ProductDocument | undefined>();
  for (const read of source.products) {
    if ("document" in read) coming.set(read.document.id, read.document);
    else if (read.id !== null) coming.set(read.id, undefined);
  }
  const reviewed = source.documents.flatMap(({ value }) =>
    value.kind === "reviews" && "id" in value && typeof value.id === "string" ? [value.id] : [],
  );
  const stored = await readKept(queries, reviewed);
  const { lines, after } = await readDocumentLines(queries, source.documents, stored, coming);
  const kept = collectDocuments(after);
  const products = checkProducts(source.products, kept);
  return { seen, products, warnings: [], documents: lines, brandsFor: (usable) => plainBrands(usable, kept) };
}

/** Reads our own lines as they come; what is kept of them is what they say, not their text. */
export async function readOwnLines(text: AsyncIterable<string>): Promise<OwnLines> {
  const products: ReadLine[] = [];
  const documents: SentDocument[] = [];
  try {
    for await (const line of readOwnFile(text)) {
      if (isDocumentLine(line)) documents.push(line);
      else products.push(readProduct(line));
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    products.push({ line: error.line, id: null, problems: [error.message] });
  }
  return { products, documents };
}

async function foreignLines(
  queries: Queries,
  source: Exclude<ImportSource, OwnLines>,
  documents: ShopDocuments,
): Promise<Pick<ReadFile, "products" | "warnings">> {
  const existing = await readDocuments(queries);
  const { category, sizeCharts } = referencesIn(documents);
  const { fallbackCategory, chosenCharts, now, origin } = source;
  if (fallbackCategory !== undefined && !category(fallbackCategory))
    throw new ApiError(400, "InvalidRequest", `There is no category ${fallbackCategory}: nothing can hang there.`);
  const brands = new Set(source.readings.flatMap((one) => ("product" in one ? pathSegmentOf(one.product.brand) : [])));
  for (const { of } of chosenCharts) {
    if (of === undefined || category(of) || documents.get("brand", of) || brands.has(of)) continue;
    throw new ApiError(400, "InvalidRequest", `A size chart is chosen for ${of}, but there is no category or brand ${of}.`);
  }
  const sizeChart = (id: string) => sizeCharts.find((chart) => chart.id === id);
  const categoriesNamed = categoriesByName(documents.all("category").flatMap(({ id }) => category(id) ?? []));
  const brandNamed = brandsByName(documents.all("brand").map(({ id, name }) => ({ id, name })));
  const inUnknown: string[] = [];
  const renamed = renamedProducts(
    source.readings.flatMap((one) => ("product" in one ? one.product : [])),
    existing,
  );
  const lines = source.readings.map((reading): ReadLine => {
    if ("problems" in reading) {
      const problems = reading.problems.map(({ line, problem }) =>
        line === reading.line ? problem : `Line ${line}: ${problem}`,
      );
      return { line: reading.line, id: reading.name?.slice(0, 80) ?? null, problems };
    }
    const { product } = reading;
    const before = renamed.get(product);
    const id = before ?? idOfForeign(product, (one) => existing.get(one));
    const own = { ...product, pictures: product.pictures.map((one) => ({ ...one, src: sourceOf(origin, one.src) })) };
    const made = documentOfForeign(own, existing.get(id), {
      category,
      categoriesNamed,
      sizeChart,
      brandNamed,
      chosenCharts,
      fallbackCategory,
      now,
    });
    if ("problems" in made) return { line: product.line, id, problems: made.problems };
    if (made.unnamedCategory !== undefined)
      inUnknown.push(`${made.unnamedCategory}. What is of it is in ${made.document.mainCategory}`);
    // What a form's products begin with is another shop's notion as well: this one may have no such label.
    const overlays = made.document.overlays.filter((one) => documents.get("overlay", typeof one === "string" ? one : one.id));
    const read = readProduct({ line: product.line, value: { ...made.document, overlays } });
    const told = before === undefined ? [] : [`All its SKUs are those of product ${before}, which it is under another handle.`];
    return "document" in read ? { ...read, warnings: [...told, ...made.warnings] } : read;
  });
  const warnings = [...Map.groupBy(inUnknown, (said) => said)].map(
    ([said, all]) => `${said}: ${counted(all.length, "product")}.`,
  );
  return { products: checkProducts(lines, documents), warnings };
}

/** What would become of every line, in the order of the file, and which lines make a difference. */
async function judgeAll(queries: Queries, products: readonly ReadLine[], read: ReadFile, origin: string) {
  const { documents } = read;
  const redirects = sayRedirects({ products, documents });
  const existing = products.length === 0 && !redirects ? new Map<string, ProductDocument>() : await readDocuments(queries);
  const reviewed = documents.flatMap((one) => ("key" in one && one.key.kind === "reviews" ? [one.key.id] : []));
  const kept = await readKept(queries, reviewed);
  const circles = redirects ? findCircles({ products, documents, existing, stored: kept, origin }) : new Map<number, string>();
  const withoutCircles = (one: ImportedLine): ImportedLine => {
    const circle = one.outcome === "refused" ? undefined : circles.get(one.line);
    return circle === undefined ? one : { ...one, outcome: "refused", problems: [circle] };
  };
  const ofProducts = (await judgeProducts(products, existing)).map(withoutCircles);
  const refused = new Set(ofProducts.filter(({ outcome }) => outcome === "refused").map(({ line }) => line));
  const usable = products.filter(({ line }) => !refused.has(line));
  const made = [...read.brandsFor(usable), ...redirectsOfMoved({ products: usable, documents, existing, stored: kept })];
  const all = [...documents, ...made];
  const hidden = pagesBehindRedirects({ products, documents: all, existing, stored: kept });
  const withWarnings = (one: ImportedLine): ImportedLine => {
    const warning = one.outcome === "refused" ? undefined : hidden.get(one.line);
    return warning === undefined ? one : { ...one, warnings: [...(one.warnings ?? []), warning] };
  };
  const keptByName = new Map(kept.map((document) => [`${document.kind} ${document.id}`, document]));
  const nowhere = await linksToNothing(queries, { products, documents, stored: kept });
  const ofDocuments = all.map((one): ImportedLine => {
    const problems = "problems" in one ? [...one.problems] : [];
    const warnings = [...(nowhere.get(one.line) ?? []), ...("document" in one ? unknownWords(one.document) : [])];
    return withoutCircles({ line: one.line, id: lineName(one), outcome: outcomeOf(one, keptByName), problems, warnings });
  });
  const coming = new Map(usable.flatMap((one) => ("document" in one ? [[one.document.id, one.document]] : [])));
  const shared = sharedSkuWarnings([...new Map([...existing, ...coming]).values()], (id) => coming.has(id));
  const judged = [...ofProducts, ...ofDocuments].map(withWarnings).sort((a, b) => a.line - b.line);
  const different = new Set(judged.filter(({ outcome }) => outcome !== "unchanged").map(({ line }) => line));
  return { report: { ...reportOf(judged), warnings: [...read.warnings, ...shared] }, different, made };
}

async function writeAll(
  transaction: Queries,
  revision: number,
  products: readonly ReadLine[],
  documents: readonly DocumentLine[],
  different: ReadonlySet<number>,
): Promise<void> {
  const changed = documents.filter(({ line }) => different.has(line));
  if (changed.length > 0) {
    await writeShopDocuments(transaction, revision, {
      written: changed.flatMap((read) => ("document" in read ? [read.document] : [])),
      removed: changed.flatMap((read) => ("removed" in read ? [read.key] : [])),
    });
  }
  const differing = products.flatMap((read) => ("document" in read && different.has(read.line) ? [read.document] : []));
  await putInto(transaction, revision, differing);
}

function reportOf(lines: readonly ImportedLine[]): Omit<ImportReport, "applied" | "warnings"> {
  const count = (outcome: ImportedLine["outcome"]) => lines.filter((line) => line.outcome === outcome).length;
  const refused = lines.filter(({ outcome }) => outcome === "refused");
  const done = lines.filter(({ outcome }) => outcome !== "refused" && outcome !== "unchanged");
  return {
    created: count("created"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    removed: count("removed"),
    refused: refused.length,
    lines: [...refused, ...done].slice(0, mostLines),
  };
}

/**
 * The whole catalogue, a document and then a product a line, always written the same.
 * @returns line by line, since all of a large one is more than a text may hold, and its reviews more than a server should
 */
export async function exportCatalogue(queries: Queries): Promise<AsyncIterable<string>> {
  const shop = collectDocuments(await readShopDocuments(queries));
  const products = await readDocuments(queries);
  return linesOf(queries, shop, products.values());
}

async function* linesOf(queries: Queries, shop: ShopDocuments, products: Iterable<ProductDocument>): AsyncGenerator<string> {
  for (const kind of shopDocumentKinds) {
    for await (const document of kind === "reviews" ? eachReviews(queries) : shop.all(kind))
      yield `${JSON.stringify(asWritten(shopDocument, document))}\n`;
  }
  for (const document of products) yield `${JSON.stringify(inOrder(asWritten(productDocument, document)))}\n`;
}

/** Free keys (sizes) in the order of the sizes; all others stand as the schema names them. */
function inOrder(document: ProductDocument): ProductDocument {
  const openingStock = Object.fromEntries(
    Object.entries(document.openingStock).map(([country, amounts]) => [
      country,
      Object.fromEntries(document.sizes.flatMap((code) => (amounts[code] === undefined ? [] : [[code, amounts[code]]]))),
    ]),
  );
  return { ...document, openingStock };
}
