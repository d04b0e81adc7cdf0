import { isDeepStrictEqual } from "node:util";
import { type ImportedLine, type ImportReport, productDocument } from "#contract/catalogue.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { documentOfForeign, type ForeignReading, idOfForeign } from "#domain/catalogue-forms/foreign-product.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { sourceOf } from "./forms/write-foreign.ts";
import { putInto } from "./open-catalogue.ts";
import { type PicturePlaces, placePictures } from "./place-pictures.ts";
import { checkProducts, type ReadLine, readProductLines, type SourceLine } from "./read-product-lines.ts";
import type { CatalogueReferences } from "./shown-catalogue.ts";
import { nextRevision, readDocuments, readRevision } from "./stored-documents.ts";

export interface ImportOptions {
  readonly references: CatalogueReferences;
  readonly pictures: PicturePlaces;
  /** Says what would be done, and does nothing. */
  readonly dryRun: boolean;
  /** Told of what is being done, in a few words. */
  readonly onProgress?: ((doing: string) => void) | undefined;
}

/** What an import is of: our own lines, or what was read of another shop's file and what it leaves open. */
export type ImportSource =
  | { readonly text: string }
  | {
      readonly readings: readonly ForeignReading[];
      readonly fallbackCategory: string | undefined;
      /** Of this shop: pictures at its own addresses are known. */
      readonly origin: string;
      /** Seconds since the epoch. */
      readonly now: number;
    };

/** Most lines of a report. */
const mostLines = 1_000;

/**
 * Puts products into the catalogue: those it does not know are made, those that differ are replaced. All of them or none: a
 * single line that cannot be used leaves everything as it was.
 * @throws ApiError Conflict when another file, whose products only say a part, was put upon a catalogue that changed meanwhile
 */
export async function importProducts(
  database: Database,
  source: ImportSource,
  { references, pictures, dryRun, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const seen = await readRevision(database.queries);
  const read = await linesOf(database.queries, source, references);
  const lines = await placePictures(database.queries, read, { ...pictures, dryRun, onProgress });
  onProgress?.(`${lines.length} products read`);
  if (dryRun) return { ...reportOf(judge(lines, await readDocuments(database.queries))), applied: false };
  return database.transaction(async (transaction) => {
    const revision = await nextRevision(transaction);
    if ("readings" in source && revision !== seen + 1) {
      throw new ApiError(409, "Conflict", "The catalogue was changed meanwhile. Nothing was imported; try again.");
    }
    const existing = await readDocuments(transaction);
    const judged = judge(lines, existing);
    const report = reportOf(judged);
    const isUsable = report.refused === 0;
    if (isUsable) {
      const different = new Set(judged.filter(({ outcome }) => outcome !== "unchanged").map(({ line }) => line));
      const documents = lines.flatMap((read) => ("document" in read && different.has(read.line) ? [read.document] : []));
      await putInto(transaction, revision, documents);
    }
    return { ...report, applied: isUsable };
  });
}

async function linesOf(queries: Queries, source: ImportSource, references: CatalogueReferences): Promise<ReadLine[]> {
  if ("text" in source) return readProductLines(source.text, references);
  const existing = await readDocuments(queries);
  const { category } = references;
  const { fallbackCategory, now, origin } = source;
  const lines = source.readings.map((reading): SourceLine => {
    if ("problems" in reading) {
      const problems = reading.problems.map(({ line, problem }) =>
        line === reading.line ? problem : `Line ${line}: ${problem}`,
      );
      return { line: reading.line, id: null, problems };
    }
    const { product } = reading;
    const id = idOfForeign(product);
    const own = { ...product, pictures: product.pictures.map((one) => ({ ...one, src: sourceOf(origin, one.src) })) };
    const made = documentOfForeign(own, existing.get(id), { category, fallbackCategory, now });
    return { line: product.line, ...("problems" in made ? { id, problems: made.problems } : { value: made.document }) };
  });
  return checkProducts(lines, references);
}

function judge(lines: readonly ReadLine[], existing: ReadonlyMap<string, ProductDocument>): ImportedLine[] {
  const coming = new Set(lines.flatMap((read) => ("document" in read ? [read.document.id] : [])));
  // A path is free again when the product that has it is given another one by the same file.
  const takenPaths = new Map([...existing.values()].filter(({ id }) => !coming.has(id)).map(({ id, path }) => [path, id]));
  return lines.map((read): ImportedLine => {
    if ("problems" in read) return { line: read.line, id: read.id, outcome: "refused", problems: [...read.problems] };
    const { line, document } = read;
    const holder = takenPaths.get(document.path);
    if (holder !== undefined) {
      return { line, id: document.id, outcome: "refused", problems: [`path: product ${holder} has ${document.path} already.`] };
    }
    const known = existing.get(document.id);
    const isSame = known !== undefined && isDeepStrictEqual(productDocument.parse(known), document);
    const outcome = known === undefined ? "created" : isSame ? "unchanged" : "changed";
    return { line, id: document.id, outcome, problems: [] };
  });
}

function reportOf(lines: readonly ImportedLine[]): Omit<ImportReport, "applied"> {
  const count = (outcome: ImportedLine["outcome"]) => lines.filter((line) => line.outcome === outcome).length;
  const refused = lines.filter(({ outcome }) => outcome === "refused");
  const done = lines.filter(({ outcome }) => outcome === "created" || outcome === "changed");
  return {
    created: count("created"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    refused: refused.length,
    lines: [...refused, ...done].slice(0, mostLines),
  };
}

/** The whole catalogue, a product a line, always written the same. */
export async function exportProducts(queries: Queries): Promise<string> {
  const documents = await readDocuments(queries);
  return [...documents.values()].map((document) => `${JSON.stringify(inOrder(productDocument.parse(document)))}\n`).join("");
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
