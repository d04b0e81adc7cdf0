import { isDeepStrictEqual } from "node:util";
import { documentRemoval, type ShopDocument, shopDocument, shopDocumentKinds } from "#contract/shop-documents.ts";
import { countryCodes } from "#domain/country/country.ts";
import { isNamedByPages } from "#merchandising/articles-of-pages.ts";
import { checkDocuments } from "#merchandising/check-documents.ts";
import { deadLinks, lostPages } from "#merchandising/dead-links.ts";
import { collectDocuments } from "#merchandising/shop-documents.ts";
import type { Queries } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { catalogueProducts } from "../database/schema/schema.ts";
import { asWritten } from "./as-written.ts";
import type { DocumentLine } from "./document-line.ts";
import { problemsOf } from "./document-problems.ts";
import { redirectsOfMovedPages } from "./moved-pages.ts";
import { type NamingProduct, namedByProduct } from "./named-by-product.ts";
import type { SourceLine } from "./read-product-lines.ts";
import type { DocumentKey } from "./stored-shop-documents.ts";

/** What a file says of documents, and what a shop would be made of after it. */
export interface ReadDocuments {
  readonly lines: readonly DocumentLine[];
  /** All documents as they would then be. */
  readonly after: readonly ShopDocument[];
}

/** Kinds that products name. */
const namedByProducts: ReadonlySet<DocumentKey["kind"]> = new Set(["category", "sizeChart", "overlay", "badge", "brand"]);

const nameOf = ({ kind, id }: DocumentKey): string => `${kind} ${id}`;

/** How a line is called in reports. */
export const lineName = (line: DocumentLine): string | null => ("key" in line ? nameOf(line.key) : line.id);

/** A line about a document, before it is checked. */
export interface SentDocument {
  readonly line: number;
  readonly value: { readonly kind: unknown };
}

/** Whether a line is about a document other than a product. */
export const isDocumentLine = (source: SourceLine): source is SentDocument =>
  "value" in source && typeof source.value === "object" && source.value !== null && "kind" in source.value;

function readLine({ line, value }: SentDocument): DocumentLine {
  const { kind } = value;
  const given = "id" in value && typeof value.id === "string" ? value.id.slice(0, 80) : undefined;
  const isKnown = shopDocumentKinds.some((known) => known === kind);
  if (!isKnown) {
    return { line, id: given ?? null, problems: [`kind: ${unknownKind(value)}`] };
  }
  if ("removed" in value) {
    const parsed = documentRemoval.safeParse(value);
    if (!parsed.success) return { line, id: given ?? null, problems: problemsOf(parsed.error, "The line") };
    return { line, key: { kind: parsed.data.kind, id: parsed.data.id }, removed: true };
  }
  const parsed = shopDocument.safeParse(value);
  if (parsed.success) return { line, key: { kind: parsed.data.kind, id: parsed.data.id }, document: parsed.data };
  return { line, id: given === undefined ? null : `${kind} ${given}`, problems: problemsOf(parsed.error, "The document") };
}

/** What is wrong with a kind that there is not. */
function unknownKind(value: SentDocument["value"]): string {
  const { kind } = value;
  if (kind === "product" && "removed" in value)
    return "a product is not removed, since orders go on naming it. Take it out of the shop with `pnpm catalogue unpublish`.";
  if (kind === "product") return "a product's line has no kind.";
  return `there is no kind ${JSON.stringify(kind)?.slice(0, 40)}; there are ${shopDocumentKinds.join(", ")}.`;
}

/** Reads lines about documents: each by itself, then each among all that there would be. */
export async function readDocumentLines(
  queries: Queries,
  sources: readonly SentDocument[],
  stored: readonly ShopDocument[],
  /** Products that come with the same file, by id; undefined for one that cannot be read. */
  coming: ReadonlyMap<string, NamingProduct | undefined>,
): Promise<ReadDocuments> {
  const lineOfKey = new Map<string, number>();
  const lines = sources.map(readLine).map((read): DocumentLine => {
    if (!("key" in read)) return read;
    const first = lineOfKey.get(nameOf(read.key));
    if (first !== undefined) {
      return { line: read.line, id: nameOf(read.key), problems: [`${nameOf(read.key)} is already on line ${first}.`] };
    }
    lineOfKey.set(nameOf(read.key), read.line);
    return read;
  });
  const merged = new Map(stored.map((document) => [nameOf(document), document]));
  const merge = (reads: readonly DocumentLine[]) => {
    for (const read of reads) {
      if ("document" in read) merged.set(nameOf(read.document), read.document);
      if ("removed" in read) merged.delete(nameOf(read.key));
    }
  };
  merge(lines);
  const moved = redirectsOfMovedPages(lines, stored, [...merged.values()]);
  merge(moved);
  const removals = lines.filter((read) => "removed" in read);
  const after = [...merged.values()];
  if (sources.length === 0) return { lines, after };

  const problems = new Map<number, string[]>();
  const tell = (line: number, problem: string) => problems.set(line, [...(problems.get(line) ?? []), problem]);
  const storedByName = new Map(stored.map((document) => [nameOf(document), document]));
  for (const { line, key } of removals) {
    const document = storedByName.get(nameOf(key));
    if (document === undefined) tell(line, `There is no ${nameOf(key)}.`);
  }
  for (const { line, problem } of await hangingOn(queries, removals, coming)) tell(line, problem);
  const firstLine = lines[0]?.line ?? 1;
  const lostPaths = lostPages(stored, after);
  for (const [path, { document, countries }] of lostPaths) {
    const line = lineOfKey.get(nameOf(document)) ?? firstLine;
    const where = countries.length < countryCodes.length ? ` in ${countries.join(", ")}` : "";
    if (path === "/") tell(line, `A shop needs a home page${where}.`);
    if (isNamedByPages(path))
      tell(line, `The shop's own pages lead to ${path}${where}: put something else there, or a redirect.`);
  }
  for (const { lost, from, at, path } of deadLinks(lostPaths, after)) {
    tell(
      lineOfKey.get(nameOf(lost)) ?? firstLine,
      `${nameOf(from)} leads to ${path}, at ${at}: change that first, or add a redirect.`,
    );
  }

  const known = await knownProducts(queries);
  const found = checkDocuments(collectDocuments(after), after, (id) => coming.has(id) || known.has(id));
  for (const { kind, id, problem, because } of found) {
    const own = lineOfKey.get(nameOf({ kind, id }));
    // What was right until now is wrong because of something in the file.
    const other = because && lineOfKey.get(nameOf(because));
    tell(own ?? other ?? firstLine, own === undefined ? `${nameOf({ kind, id })}: ${problem}` : problem);
  }
  const judged = lines.map((read): DocumentLine => {
    const wrong = problems.get(read.line);
    if (wrong === undefined) return read;
    return { line: read.line, id: lineName(read), problems: "problems" in read ? [...read.problems, ...wrong] : wrong };
  });
  return { lines: [...judged, ...moved.filter(({ line }) => !problems.has(line))], after };
}

async function knownProducts(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.select({ id: catalogueProducts.id }).from(catalogueProducts);
  return new Set(rows.map(({ id }) => id));
}

/** Products that would still name what is to go. */
async function hangingOn(
  queries: Queries,
  removals: readonly { readonly line: number; readonly key: DocumentKey }[],
  coming: ReadonlyMap<string, NamingProduct | undefined>,
): Promise<{ line: number; problem: string }[]> {
  if (!removals.some(({ key }) => namedByProducts.has(key.kind))) return [];
  const { id, document } = catalogueProducts;
  const part = <K extends keyof NamingProduct>(name: K) => sql<NamingProduct[K]>`${document}->${sql.raw(`'${name}'`)}`;
  const rows = await queries
    .select({
      id,
      mainCategory: part("mainCategory"),
      categories: part("categories"),
      sizeChart: part("sizeChart"),
      overlays: part("overlays"),
      badges: part("badges"),
      brand: part("brand"),
    })
    .from(catalogueProducts);
  const products = new Map<string, NamingProduct>(rows.map((row) => [row.id, row]));
  for (const [id, product] of coming) if (product !== undefined) products.set(id, product);
  const naming = new Map<string, string[]>();
  for (const [id, product] of products) {
    for (const named of namedByProduct(product)) {
      const holders = naming.get(nameOf(named));
      if (holders === undefined) naming.set(nameOf(named), [id]);
      else holders.push(id);
    }
  }
  return removals.flatMap(({ line, key }) => {
    const [first, ...more] = naming.get(nameOf(key)) ?? [];
    if (first === undefined) return [];
    const others = more.length === 0 ? "" : ` and ${more.length} more`;
    return [{ line, problem: `${nameOf(key)} is still named by product ${first}${others}.` }];
  });
}

/** What becomes of a line, given what there is. */
export function outcomeOf(
  line: DocumentLine,
  stored: ReadonlyMap<string, ShopDocument>,
): "created" | "changed" | "unchanged" | "removed" | "refused" {
  if ("problems" in line) return "refused";
  if ("removed" in line) return "removed";
  const known = stored.get(nameOf(line.key));
  if (known === undefined) return "created";
  return isDeepStrictEqual(asWritten(shopDocument, known), line.document) ? "unchanged" : "changed";
}
