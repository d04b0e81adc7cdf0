import type { Budget } from "../../design-system/budgets.ts";
import { type Judged, judged } from "./judge.ts";
import type { EntryReport, SizeReport } from "./report.ts";

/** What `pnpm size` leaves for the Cost panel, in `design-system/dist/size.json`. */
export interface SizeFile extends SizeReport {
  readonly budgets: Readonly<Record<string, Budget>>;
  readonly wholeBudget: Budget;
}

/** The cost of what a story shows. */
export interface Cost {
  readonly entry: EntryReport;
  /** JavaScript, CSS and data beside their budgets; without data where there is none. None when the entry has no budget. */
  readonly judged: readonly Judged[];
  /** Whether this is the cost of everything, for the story shows no single entry. */
  readonly whole: boolean;
}

/**
 * The entry a story is about, by its folder: `./stories/button/Button.stories.tsx` shows `button`. Stories of pages and the
 * like have no entry of their name.
 */
export function entryOfStory(importPath: string): string | undefined {
  return /(?:^|\/)stories\/(.+)\/[^/]+$/.exec(importPath)?.[1];
}

/** What the story costs, or what everything costs when it shows no single entry. */
export function costOfStory({ entries, whole, budgets, wholeBudget }: SizeFile, importPath: string): Cost {
  const name = entryOfStory(importPath);
  const own = entries.find((entry) => entry.name === name);
  const [entry, budget] = own ? [own, budgets[own.name]] : [whole, wholeBudget];
  const all = budget ? judged(entry, budget) : [];
  return { entry, judged: all.filter(({ part, weight }) => part !== "data" || weight > 0), whole: !own };
}
