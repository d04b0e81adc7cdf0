import type { Budget, Promised } from "../../design-system/budgets.ts";
import { kilobytes } from "../bench/figure.ts";
import type { EntryReport, SizeReport } from "./report.ts";

/** A part of a weight beside what it may be, in kB of gzip. */
export interface Judged {
  readonly part: "JavaScript" | "CSS" | "data";
  readonly weight: number;
  readonly limit: number;
}

/** The weights of an entry beside their limits. */
export function judged({ js, css }: EntryReport, budget: Budget): Judged[] {
  return [
    { part: "JavaScript", weight: kilobytes(js.first.gzip + js.later.gzip), limit: budget.js },
    { part: "CSS", weight: kilobytes(css.gzip), limit: budget.css ?? 0 },
    { part: "data", weight: kilobytes(js.data.gzip), limit: budget.data ?? 0 },
  ];
}

/** Says what is wrong with one entry, in sentences that name it. Nothing when all is well. */
export function complaintsAbout(entry: EntryReport, budget: Budget | undefined): string[] {
  if (!budget) return [`${entry.name} has no budget.`];
  const tooHeavy = judged(entry, budget)
    .filter(({ weight, limit }) => weight > limit)
    .map(({ part, weight, limit }) => `${entry.name} is over its budget: ${weight.toFixed(2)} kB of ${part}, ${limit} allowed.`);
  const uninvited = entry.libraries.filter((library) => !budget.brings?.includes(library));
  return [...tooHeavy, ...uninvited.map((library) => `${entry.name} brings ${library}, which its budget does not name.`)];
}

/** What was decided about weights; the design system's `budgets.ts`. */
export interface Rules {
  readonly budgets: Readonly<Record<string, Budget>>;
  readonly promises: Readonly<Record<string, Promised>>;
  readonly wholeBudget: Budget;
  /** What an entry may weigh for now, instead of its budget. */
  readonly ceilings: Readonly<Record<string, Partial<Pick<Budget, "js" | "css">>>>;
}

function brokenPromises(budgets: Rules["budgets"], promises: Rules["promises"]): string[] {
  return Object.entries(promises).flatMap(([part, { entries, js }]) => {
    const missing = entries.filter((entry) => !budgets[entry]);
    if (missing.length > 0) return [`${part} is promised, but ${missing.join(", ")} has no budget.`];
    const allowed = entries.reduce((all, entry) => all + (budgets[entry] as Budget).js, 0);
    return allowed > js ? [`${part} is promised at ${js} kB of JavaScript, but its budgets allow ${allowed}.`] : [];
  });
}

/** Ceilings of nothing, and ceilings that are no higher than the budget they stand in for. */
function idleCeilings({ budgets, ceilings }: Rules): string[] {
  return Object.entries(ceilings).flatMap(([name, { js, css }]) => {
    const budget = budgets[name];
    if (!budget) return [`${name} has a ceiling, but no budget.`];
    const idle = (js !== undefined && js <= budget.js) || (css !== undefined && css <= (budget.css ?? 0));
    return idle ? [`${name} has a ceiling that is not above its budget.`] : [];
  });
}

/**
 * Says what is wrong with the system: what is too heavy, what has no budget, budgets and ceilings of what is no longer there,
 * and budgets that allow more than was promised.
 */
export function complaints({ entries, whole }: SizeReport, rules: Rules): string[] {
  const { budgets, promises, wholeBudget, ceilings } = rules;
  const names = new Set(entries.map(({ name }) => name));
  const allowed = (name: string) => budgets[name] && { ...budgets[name], ...ceilings[name] };
  return [
    ...entries.flatMap((entry) => complaintsAbout(entry, allowed(entry.name))),
    ...Object.keys(budgets)
      .filter((name) => !names.has(name))
      .map((name) => `${name} has a budget, but there is no such entry.`),
    ...brokenPromises(budgets, promises),
    ...idleCeilings(rules),
    ...complaintsAbout(whole, wholeBudget),
  ];
}

/** What has not reached its budget although nothing fails by it, in sentences. */
export function misses({ entries }: SizeReport, { budgets, ceilings }: Rules): string[] {
  return entries.flatMap((entry) => {
    const budget = budgets[entry.name];
    const ceiling = ceilings[entry.name];
    if (!budget || !ceiling) return [];
    const tops = { JavaScript: ceiling.js, CSS: ceiling.css, data: undefined };
    return judged(entry, budget)
      .filter(({ part, weight, limit }) => weight > limit && tops[part] !== undefined)
      .map(
        ({ part, weight, limit }) =>
          `${entry.name}: ${weight.toFixed(2)} kB of ${part}, ${limit} promised, ${tops[part]} allowed for now.`,
      );
  });
}
