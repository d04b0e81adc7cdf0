import { cruise, type ICruiseOptions, type IForbiddenRuleType } from "dependency-cruiser";
import type { Step } from "./folder-circles.ts";

const made = "(^|/)(node_modules|dist)/";
const builds = String.raw`^storefront/(build/(client|server)|\.react-router)/`;
const tests = String.raw`\.(test|stories|fixture)\.tsx?$`;

const options: ICruiseOptions = {
  validate: true,
  doNotFollow: { path: made },
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["development", "import", "node", "default"],
    extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
  },
};

/** What a cruise found. */
export interface Findings {
  /** Every source file that was read. */
  files: string[];
  /** Every import between them. */
  steps: Step[];
  /** By the rule's name: `from → to`, a circle with each of its steps. */
  broken: Map<string, string[]>;
}

async function judge(forbidden: IForbiddenRuleType[], folders: string[], more: ICruiseOptions): Promise<Findings> {
  const { output } = await cruise(folders, {
    ...options,
    ...more,
    ruleSet: { forbidden: forbidden.map((rule) => ({ severity: "error", ...rule })) },
  });
  if (typeof output === "string") throw new TypeError("A cruise without a reporter answers with data.");
  const { modules, summary } = output;
  const broken = new Map<string, string[]>();
  for (const { rule, from, to, cycle } of summary.violations) {
    const line = [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(" → ");
    broken.set(rule.name, [...(broken.get(rule.name) ?? []), line]);
  }
  const ours = modules.filter(({ followable }) => followable !== false);
  return {
    files: ours.map(({ source }) => source),
    steps: ours.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved }))),
    broken,
  };
}

/** Judges every import as it is written, types too, of the files in `folders` below `baseDir`. */
export function cruiseArrows(baseDir: string, folders: string[], rules: IForbiddenRuleType[]): Promise<Findings> {
  return judge(rules, folders, { baseDir, parser: "tsc", tsPreCompilationDeps: true, exclude: { path: builds } });
}

/** Judges what is left of the imports when the program runs: no types, no tests, and no demo data, which a leaf imports. */
export function cruiseCircles(baseDir: string, folders: string[], rules: IForbiddenRuleType[]): Promise<Findings> {
  return judge(rules, folders, { baseDir, exclude: { path: [made, builds, tests, "^storefront/catalogue/"] } });
}
