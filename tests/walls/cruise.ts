import { cruise, type ICruiseOptions, type IForbiddenRuleType } from "dependency-cruiser";
import type { Step } from "./circles.ts";

const made = "(^|/)(node_modules|dist)/";
const builds = String.raw`^storefront/(build/(client|server)|\.react-router)/`;
const neverRuns = /\.(test|stories|fixture)\.tsx?$|^storefront\/catalogue\//;

const options: ICruiseOptions = {
  validate: true,
  parser: "tsc",
  tsPreCompilationDeps: true,
  doNotFollow: { path: made },
  exclude: { path: builds },
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
  /** The imports that are left when the program runs: no types, no tests, and no demo data, which a leaf imports. */
  running: Step[];
  /** By the rule's name: `from → to`. */
  broken: Map<string, string[]>;
}

/** Judges every import as it is written, types too, of the files in `folders` below `baseDir`. */
export async function cruiseHouse(baseDir: string, folders: string[], forbidden: IForbiddenRuleType[]): Promise<Findings> {
  const { output } = await cruise(folders, {
    ...options,
    baseDir,
    ruleSet: { forbidden: forbidden.map((rule) => ({ severity: "error", ...rule })) },
  });
  if (typeof output === "string") throw new TypeError("A cruise without a reporter answers with data.");
  const { modules, summary } = output;
  const broken = new Map<string, string[]>();
  for (const { rule, from, to } of summary.violations) {
    broken.set(rule.name, [...(broken.get(rule.name) ?? []), `${from} → ${to}`]);
  }
  const ours = modules.filter(({ followable }) => followable !== false);
  return {
    files: ours.map(({ source }) => source),
    running: ours.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
        .map(({ resolved }) => ({ from: source, to: resolved }))
        .filter(({ from, to }) => !neverRuns.test(from) && !neverRuns.test(to)),
    ),
    broken,
  };
}
