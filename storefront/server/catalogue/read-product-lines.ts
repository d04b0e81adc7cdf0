import { productDocument } from "#contract/catalogue.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import type { ShopDocuments } from "#merchandising/shop-documents.ts";
import { problemsOf } from "./document-problems.ts";
import { namedByProduct } from "./named-by-product.ts";

/** One line of a file of products, counted from 1: the product, and what its owner should look at, or why it is none. */
export type ReadLine =
  | { readonly line: number; readonly document: ProductDocument; readonly warnings?: readonly string[] }
  | { readonly line: number; readonly id: string | null; readonly problems: readonly string[] };

/** A line before it is checked: what it says, or why it says nothing. */
export type SourceLine =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly id: string | null; readonly problems: readonly string[] };

/** What a line says of a product, checked by itself. */
export function readProduct(source: SourceLine): ReadLine {
  return "problems" in source ? source : { line: source.line, ...productOf(source.value) };
}

/** Checks products against what they refer to, and against each other. */
export function checkProducts(lines: readonly ReadLine[], documents: ShopDocuments): ReadLine[] {
  const lineOfId = new Map<string, number>();
  const lineOfPath = new Map<string, number>();
  return lines.map((read): ReadLine => {
    if ("problems" in read) return read;
    const { line, document } = read;
    const problems = [
      ...unknownReferences(document, documents),
      ...taken("id", document.id, lineOfId),
      ...taken("path", document.path, lineOfPath),
    ];
    lineOfId.set(document.id, lineOfId.get(document.id) ?? line);
    lineOfPath.set(document.path, lineOfPath.get(document.path) ?? line);
    return problems.length > 0 ? { line, id: document.id, problems } : read;
  });
}

/** Characters of the longest line. */
export const longestLine = 4 * 2 ** 20;

/**
 * What newline-delimited JSON says, line by line as it comes, so that no more than a line of it is held. Empty lines are passed over; no
 * line keeps another from being read, but for one that shows that the file is of another kind. A file of nothing is refused: it is
 * what is left of one that could not be written.
 */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<SourceLine> {
  let line = 0;
  let begun = "";
  let isEmpty = true;
  let refused: number | undefined;
  for await (const part of text) {
    // The rest is let by unread: a sender that is cut off never hears why.
    if (refused !== undefined) continue;
    isEmpty &&= part.trim() === "";
    const [first = "", ...others] = part.split("\n");
    begun += first;
    for (const next of others) {
      line++;
      if (isWholeFile(begun, line)) {
        refused = line;
        break;
      }
      if (begun.trim() !== "") yield { line, ...saidBy(begun) };
      begun = next;
    }
    if (begun.length > longestLine) refused = line + 1;
    if (refused !== undefined) yield { line: refused, id: null, problems: [oneALine] };
  }
  if (refused === undefined && begun.trim() !== "") yield { line: line + 1, ...saidBy(begun) };
  if (isEmpty) yield { line: 1, id: null, problems: ["This file holds nothing."] };
}

const oneALine =
  "Here begins what goes on over several lines, or for over 4 MB. Write each product or document on a line of its own (NDJSON).";

/** Whether a file is one JSON value that is spread over lines, which the first of them shows. */
const isWholeFile = (text: string, line: number): boolean => line === 1 && (text.trim() === "[" || text.trim() === "{");

/** What an entry says by itself, or why it says nothing. */
export function saidBy(source: string): { value: unknown } | { id: null; problems: string[] } {
  if (source.includes("\uFFFD")) {
    return { id: null, problems: ["This line holds characters that are not UTF-8. Save the file as UTF-8."] };
  }
  try {
    const value: unknown = JSON.parse(source);
    return Array.isArray(value)
      ? { id: null, problems: ["This line is a list. Write each of it on a line of its own."] }
      : { value };
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
