import type { Budget } from "../../design-system/budgets.ts";
import { kilobytes } from "../bench/figure.ts";
import type { EntryReport } from "./report.ts";

/** Room for a small mend: a tenth and 0.2 kB more than now, in steps of half a kilobyte. */
const roomy = (bytes: number): number => Math.ceil((kilobytes(bytes) * 1.1 + 0.2) * 2) / 2;

/** A budget that holds an entry to about what it weighs now. */
export function proposedBudget({ js, css, libraries }: EntryReport): Budget {
  return {
    js: roomy(js.first.gzip + js.later.gzip),
    ...(css.gzip > 0 && { css: roomy(css.gzip) }),
    ...(js.data.gzip > 0 && { data: roomy(js.data.gzip) }),
    ...(libraries.length > 0 && { brings: libraries }),
  };
}

/** The budget as a line of the file of budgets. */
export function proposedLine(entry: EntryReport): string {
  const name = /^\w+$/.test(entry.name) ? entry.name : JSON.stringify(entry.name);
  const parts = Object.entries(proposedBudget(entry)).map(([key, value]) =>
    Array.isArray(value) ? `${key}: [${value.map((each) => JSON.stringify(each)).join(", ")}]` : `${key}: ${value}`,
  );
  return `  ${name}: { ${parts.join(", ")} },`;
}
