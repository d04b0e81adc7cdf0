import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type ImportedLine, productDocument } from "#contract/catalogue.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { countryCodes } from "#domain/country/country.ts";
import { asWritten } from "./as-written.ts";
import type { ReadLine } from "./read-product-lines.ts";

/** Lines that are looked at in one go: shoppers are answered by the same process. */
const portion = 64;

/**
 * What would become of products' lines.
 * @param existing the products that there are, by id
 */
export async function judgeProducts(
  lines: readonly ReadLine[],
  existing: ReadonlyMap<string, ProductDocument>,
): Promise<ImportedLine[]> {
  const coming = new Set(lines.flatMap((read) => ("document" in read ? [read.document.id] : [])));
  // A path is free again when the product that has it is given another one by the same file.
  const takenPaths = new Map([...existing.values()].filter(({ id }) => !coming.has(id)).map(({ id, path }) => [path, id]));
  const judgeOne = (read: ReadLine): ImportedLine => {
    if ("problems" in read) return { line: read.line, id: read.id, outcome: "refused", problems: [...read.problems] };
    const { line, document } = read;
    const holder = takenPaths.get(document.path);
    if (holder !== undefined) {
      return { line, id: document.id, outcome: "refused", problems: [`path: product ${holder} has ${document.path} already.`] };
    }
    const known = existing.get(document.id);
    // Only what was left by an older shop has to be written anew to be told from what is there.
    const isSame =
      known !== undefined &&
      (isDeepStrictEqual(known, document) || isDeepStrictEqual(asWritten(productDocument, known), document));
    const outcome = known === undefined ? "created" : isSame ? "unchanged" : "changed";
    const warnings = [...(read.warnings ?? []), ...warningsOf(document)];
    return { line, id: document.id, outcome, problems: [], warnings };
  };
  const judged: ImportedLine[] = [];
  for (const read of lines) {
    if (judged.length % portion === portion - 1) await nextTurn();
    judged.push(judgeOne(read));
  }
  return judged;
}

/** What is most likely a mistake, though it can be meant. A gift card's amount is the buyer's, and a download may well be free. */
function warningsOf({ functionalType, countries }: ProductDocument): string[] {
  if (functionalType === "giftCard" || functionalType === "digital") return [];
  const free = countryCodes.filter((country) => countries[country]?.price === 0);
  return free.length === 0 ? [] : [`Its price in ${free.join(" and ")} is 0.00: anybody can order it for nothing.`];
}
