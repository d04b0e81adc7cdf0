import { productDocument } from "#contract/catalogue.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import type { ShopDocuments } from "#merchandising/shop-documents.ts";
import { problemsOf } from "./document-problems.ts";
import { namedByProduct } from "./named-by-product.ts";

/** One line of a file of products, counted from 1: the product, or why it is none. */
export type ReadLine =
  | { readonly line: number; readonly document: ProductDocument }
  | { readonly line: number; readonly id: string | null; readonly problems: readonly string[] };

/** A line before it is checked: what it says, or why it says nothing. */
export type SourceLine =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly id: string | null; readonly problems: readonly string[] };

/** Checks what lines say: each by itself, against what it refers to, and against each other. */
export function checkProducts(sources: readonly SourceLine[], documents: ShopDocuments): ReadLine[] {
  const lineOfId = new Map<string, number>();
  const lineOfPath = new Map<string, number>();
  const read: ReadLine[] = [];
  for (const source of sources) {
    const { line } = source;
    if ("problems" in source) {
      read.push(source);
      continue;
    }
    const parsed = productOf(source.value);
    if ("problems" in parsed) {
      read.push({ line, ...parsed });
      continue;
    }
    const { document } = parsed;
    const problems = [
      ...unknownReferences(document, documents),
      ...taken("id", document.id, lineOfId),
      ...taken("path", document.path, lineOfPath),
    ];
    lineOfId.set(document.id, lineOfId.get(document.id) ?? line);
    lineOfPath.set(document.path, lineOfPath.get(document.path) ?? line);
    read.push(problems.length > 0 ? { line, id: document.id, problems } : { line, document });
  }
  return read;
}

/** What newline-delimited JSON says, line by line. Empty lines are passed over; no line keeps another from being read. */
export function readLines(text: string): SourceLine[] {
  const lines = (text.startsWith("\uFEFF") ? text.slice(1) : text).split("\n");
  return lines.flatMap((source, index): SourceLine[] => (source.trim() === "" ? [] : [{ line: index + 1, ...saidBy(source) }]));
}

function saidBy(source: string): { value: unknown } | { id: null; problems: string[] } {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    return { id: null, problems: [`This line is not JSON: ${error instanceof Error ? error.message : "it cannot be read"}.`] };
  }
}

function productOf(value: unknown): { document: ProductDocument } | { id: string | null; problems: string[] } {
  const parsed = productDocument.safeParse(value);
  if (parsed.success) return { document: parsed.data };
  return { id: idOf(value), problems: problemsOf(parsed.error, "The product") };
}

function idOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  return typeof value.id === "string" ? value.id.slice(0, 40) : null;
}

function taken(what: string, value: string, lines: ReadonlyMap<string, number>): string[] {
  const first = lines.get(value);
  return first === undefined ? [] : [`${what}: ${value} is already on line ${first}.`];
}

/** What a product names and nobody has. A brand that nobody has described yet is made for it. */
function unknownReferences(document: ProductDocument, documents: ShopDocuments): string[] {
  return namedByProduct(document)
    .filter(({ kind, id }) => kind !== "brand" && documents.get(kind, id) === undefined)
    .map(({ kind, id, at }) => `${at}: there is no ${kind === "sizeChart" ? "size chart" : kind} ${id}.`);
}
