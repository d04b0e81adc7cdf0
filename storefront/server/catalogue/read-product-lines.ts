import { productDocument } from "#contract/catalogue.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import type { CatalogueReferences } from "./shown-catalogue.ts";

/** One line of a file of products, counted from 1: the product, or why it is none. */
export type ReadLine =
  | { readonly line: number; readonly document: ProductDocument }
  | { readonly line: number; readonly id: string | null; readonly problems: readonly string[] };

/** Most problems that are told of one line. */
const mostProblems = 10;

/**
 * Reads newline-delimited JSON, one product a line. Empty lines are passed over. Whatever cannot be used says why in
 * sentences; no line keeps another from being read.
 */
export function readProductLines(text: string, references: CatalogueReferences): ReadLine[] {
  const charts = new Set(references.sizeCharts.map(({ id }) => id));
  const lineOfId = new Map<string, number>();
  const lineOfPath = new Map<string, number>();
  const read: ReadLine[] = [];
  const lines = (text.startsWith("\uFEFF") ? text.slice(1) : text).split("\n");
  for (const [index, source] of lines.entries()) {
    if (source.trim() === "") continue;
    const line = index + 1;
    const parsed = parseLine(source);
    if ("problems" in parsed) {
      read.push({ line, ...parsed });
      continue;
    }
    const { document } = parsed;
    const problems = [
      ...unknownReferences(document, references, charts),
      ...taken("id", document.id, lineOfId),
      ...taken("path", document.path, lineOfPath),
    ];
    lineOfId.set(document.id, lineOfId.get(document.id) ?? line);
    lineOfPath.set(document.path, lineOfPath.get(document.path) ?? line);
    read.push(problems.length > 0 ? { line, id: document.id, problems } : { line, document });
  }
  return read;
}

function parseLine(source: string): { document: ProductDocument } | { id: string | null; problems: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return { id: null, problems: [`This line is not JSON: ${error instanceof Error ? error.message : "it cannot be read"}.`] };
  }
  const parsed = productDocument.safeParse(value);
  if (parsed.success) return { document: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "The product"}: ${message}.`);
  return { id: idOf(value), problems: problems.slice(0, mostProblems) };
}

function idOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  return typeof value.id === "string" ? value.id.slice(0, 40) : null;
}

function taken(what: string, value: string, lines: ReadonlyMap<string, number>): string[] {
  const first = lines.get(value);
  return first === undefined ? [] : [`${what}: ${value} is already on line ${first}.`];
}

function unknownReferences(document: ProductDocument, references: CatalogueReferences, charts: ReadonlySet<string>): string[] {
  const named = [...document.categories.map((one) => (typeof one === "string" ? one : one.id)), document.mainCategory];
  const unknown = new Set(named.filter((id) => references.category(id) === undefined));
  const problems = [...unknown].map((id) => `categories: there is no category ${id}.`);
  if (document.sizeChart !== null && !charts.has(document.sizeChart)) {
    problems.push(`sizeChart: there is no size chart ${document.sizeChart}.`);
  }
  return problems;
}
