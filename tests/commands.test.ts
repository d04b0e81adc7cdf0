import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Runs a command of package.json's as it stands there. */
function run(program: string, ...words: string[]) {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test.each([
  ["test", "tests/run.ts"],
  ["new", "design-system/new/run.ts"],
  ["start", "storefront/launch/start.ts"],
  ["dev", "storefront/launch/dev.ts"],
  ["build", "storefront/launch/build.ts"],
  ["icons", "storefront/launch/icons.ts"],
  ["typecheck", "tests/types.ts"],
  ["check:regular-expressions", "tests/regular-expressions/run.ts"],
])("pnpm %s --help says how it is called, and does nothing else", (name, program) => {
  const { status, stdout, stderr } = run(program, "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`^ *pnpm ${name}\\b`, "m"));
});

test.each([
  ["test", "tests/run.ts", ["--only", "unit,nonsense"], "Not known: nonsense."],
  ["size", "tests/size/run.ts", ["--propose", "nonsense"], "The design system has no nonsense."],
  ["new", "design-system/new/run.ts", ["component"], "The component needs a name, like SizeNote."],
  ["new", "design-system/new/run.ts", ["component", "size-note"], "A component is named like SizeNote, not size-note."],
  ["new", "design-system/new/run.ts", ["component", "SizeNote", "/dev/null", "more"], "more is more than a name and a folder."],
] as const)("pnpm %s that is asked for what there is not says so (%s %j)", (name, program, words, said) => {
  const { status, stderr } = run(program, ...words);
  expect(status).toBe(2);
  expect(stderr.startsWith(`${said}\npnpm ${name} `)).toBe(true);
});

test.each([
  ["bench", "tests/bench/run.ts"],
  ["build", "storefront/launch/build.ts"],
  ["icons", "storefront/launch/icons.ts"],
  ["size", "tests/size/run.ts"],
  ["visual", "tests/visual/run.ts"],
  ["tokens:export", "tokens/export/run.ts"],
  ["tokens:diff", "tokens/diff/run.ts"],
])("pnpm %s says in a sentence that it does not know an option, and how it is called", (name, program) => {
  const { status, stderr } = run(program, "--bogus");
  expect(status).toBe(2);
  expect(stderr).toMatch(new RegExp(`^Unknown option '--bogus'.*\\npnpm ${name}`));
  expect(stderr).not.toContain("    at ");
});

test("pnpm tokens:export says in a sentence that it cannot write", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tokens-"));
  try {
    const file = join(folder, "file");
    await writeFile(file, "");
    for (const out of [file, join(file, "below"), ...(process.platform === "linux" ? ["/proc/none", "/proc/none/below"] : [])]) {
      const { status, stderr } = run("tokens/export/run.ts", "--out", out);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^\S+ cannot be written to: [^\n]+\n$/);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
