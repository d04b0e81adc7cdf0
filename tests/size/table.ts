import type { Budget } from "../../design-system/budgets.ts";
import { kilobytes } from "../bench/figure.ts";
import { complaintsAbout } from "./judge.ts";
import type { EntryReport } from "./report.ts";
import { sum, type Weight } from "./sum.ts";

const columns = ["", "JS min", "gzip", "brotli", "budget", "later", "CSS min", "gzip", "brotli", "budget", "data", "budget", ""];

const shown = (bytes: number): string => (bytes === 0 ? "" : kilobytes(bytes).toFixed(2));
const each = ({ minified, gzip, brotli }: Weight): string[] => [minified, gzip, brotli].map(shown);
const limit = (kB: number | undefined): string => (kB === undefined ? "" : String(kB));

function row(entry: EntryReport, budget: Budget | undefined): string[] {
  const { first, later, data } = entry.js;
  return [
    entry.name,
    ...each(sum([first, later])),
    limit(budget?.js),
    shown(later.gzip),
    ...each(entry.css),
    limit(budget?.css),
    shown(data.gzip),
    limit(budget?.data),
    complaintsAbout(entry, budget).length === 0 ? "" : "OVER",
  ];
}

/**
 * The weights in kB as a table, a line an entry. JavaScript counts all an entry may bring, what comes on first use ("later",
 * gzip) included; data libraries stand apart. Budgets are of gzip.
 */
export function tableOf(entries: readonly (readonly [EntryReport, Budget | undefined])[]): string {
  const rows = entries.map(([entry, budget]) => row(entry, budget));
  const widths = columns.map((title, column) => Math.max(title.length, ...rows.map((cells) => (cells[column] as string).length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number)))
      .join("  ")
      .trimEnd();
  return [line(columns), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}
