import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { misunderstood, readCommandLine } from "../tokens/command-line.ts";
import { prepareTestBrowser } from "./browser/find-browser.ts";
import { playwrightFailures, vitestFailures } from "./failures.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name: string) => `${root}node_modules/.bin/${name}`;

interface Step {
  name: string;
  command: readonly [program: string, ...parameters: string[]];
  /** Later steps work with what this one makes. */
  needed?: boolean;
  /** Runs beside the last step that is not marked so; what it prints is kept until all of them have ended. */
  beside?: boolean;
  /** Reads the tests that failed from the report that the step leaves. */
  failures?: (report: string) => string[];
}

/** Where Node keeps what it has compiled, so that the many servers that tests start read it. */
const compiled = join(root, "node_modules/.cache/compiled-tests");
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const reportOf = (name: string) => join(reports, `${name}.json`);

function vitest(name: string, projects: readonly string[] = [name], ...more: string[]): Step {
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(name)}`];
  return { name, command: [bin("vitest"), "run", ...chosen, ...more, ...reporters], failures: vitestFailures };
}

/** Everything that is tested, the cheapest first. */
const steps: readonly Step[] = [
  { name: "tokens", command: [process.execPath, "tokens/build/build.ts"], needed: true },
  { name: "fonts", command: [process.execPath, "design-system/fonts/build.ts"], needed: true },
  { name: "types", command: [process.execPath, "tests/types.ts"] },
  { name: "style", command: [bin("biome"), "check", "--error-on-warnings"], beside: true },
  { name: "unused code", command: [bin("knip"), "--production"], beside: true },
  { name: "unused packages", command: [bin("knip"), "--dependencies", "--no-config-hints"], beside: true },
  { name: "regular expressions", command: [process.execPath, "tests/regular-expressions/run.ts"], beside: true },
  { name: "build", command: [process.execPath, "storefront/launch/build.ts"], needed: true },
  vitest("rules"),
  // Vitest would leave one core of two to itself, which hardly uses it.
  vitest("unit", ["unit", "isolated", "tools"], "--maxWorkers=2"),
  { ...vitest("faults"), beside: true },
  { ...vitest("contract"), beside: true },
  { name: "size", command: [process.execPath, "tests/size/run.ts"], beside: true },
  // Two pages at a time: stories wait as often as they compute.
  vitest("stories", ["stories*"], "--maxWorkers=2"),
  {
    name: "e2e",
    command: [bin("playwright"), "test", "--config", "tests/e2e/playwright.config.ts"],
    failures: playwrightFailures,
  },
];

/**
 * A step that says nothing for so long has hung: a browser, say, whose page no longer answers. Milliseconds; a file of tests is told
 * of once it is through, and the longest take minutes on a busy machine.
 */
const longestSilence = 600_000;

interface Ended {
  name: string;
  passed: boolean;
  seconds: number;
  /** Prints what was kept. */
  print: () => void;
}

function run({ name, beside, command: [program, ...parameters] }: Step): Promise<Ended> {
  const start = performance.now();
  return new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
    const env = { NODE_COMPILE_CACHE: compiled, ...process.env, ...colours, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
    // A group of its own, so that what it has started ends with it.
    const child = spawn(program, parameters, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env, detached: true });
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has ended meanwhile.
      }
    };
    const silence = setTimeout(() => {
      console.error(`\n${name}: nothing was said for ${longestSilence / 1000} s, so it was stopped.`);
      end();
    }, longestSilence);
    const kept: (() => void)[] = [];
    const ended = (passed: boolean): Ended => ({
      name,
      passed,
      seconds: Math.round((performance.now() - start) / 1000),
      print: () => {
        for (const write of kept) write();
      },
    });
    const pass = (target: NodeJS.WriteStream) => (text: Buffer) => {
      silence.refresh();
      if (beside) kept.push(() => target.write(text));
      else target.write(text);
    };
    child.stdout.on("data", pass(process.stdout));
    child.stderr.on("data", pass(process.stderr));
    const interrupt = () => {
      end();
      process.exit(130);
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, interrupt);
    child.on("close", (code) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, interrupt);
      clearTimeout(silence);
      resolve(ended(code === 0));
    });
    child.on("error", () => resolve(ended(false)));
  });
}

const usage = `pnpm test [--only "${steps.map(({ name }) => name).join(",")}"]`;
const only = readCommandLine(usage, { options: { only: { type: "string" } } }).values.only?.split(",");
const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
if (unknown.length > 0) misunderstood(`Not known: ${unknown.join(", ")}.`, usage);
const chosen = steps.filter((step) => !only || only.includes(step.name));
prepareTestBrowser();

const results: Ended[] = [];
for (const [index, first] of chosen.entries()) {
  if (first.beside && index > 0) continue;
  const after = chosen.findIndex((step, place) => place > index && !step.beside);
  const beside = chosen.slice(index + 1, after < 0 ? undefined : after);
  console.log(`\n── ${[first, ...beside].map((step) => step.name).join(", ")} ──`);
  const ends = await Promise.all([first, ...beside].map(run));
  for (const { print } of ends) print();
  results.push(...ends);
  if (first.needed && !ends[0]?.passed) break;
}

console.log("\n── summary ──");
for (const { name, passed, seconds } of results) console.log(`${passed ? "passed" : "FAILED"}  ${name.padEnd(9)} ${seconds} s`);
for (const { name, failures } of chosen) {
  for (const failure of failures?.(reportOf(name)) ?? []) console.log(`\n${name}: ${failure}`);
}
const failed = results.filter((result) => !result.passed).length + (chosen.length - results.length);
console.log(`${results.length - results.filter((result) => !result.passed).length} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
