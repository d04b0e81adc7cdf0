import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newComponent } from "./component.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const command = fileURLToPath(new URL("run.ts", import.meta.url));
let folder: string;
const run = (name: string) => spawnSync(process.execPath, [command, "component", name, folder], { encoding: "utf8" });

/** A house with this repository's parts, in which the new ones are real. */
beforeAll(() => {
  mkdirSync(join(root, "test-results"), { recursive: true });
  folder = mkdtempSync(join(root, "test-results", "new-"));
  for (const wing of ["design-system/src", "stories"]) {
    mkdirSync(join(folder, wing), { recursive: true });
    for (const part of readdirSync(join(root, wing))) symlinkSync(join(root, wing, part), join(folder, wing, part));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  symlinkSync(join(root, "design-system/node_modules"), join(folder, "design-system/node_modules"));
  cpSync(join(root, "tsconfig.base.json"), join(folder, "tsconfig.base.json"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a new component has its recipe, contract, entry, stories with a play, and documentation, all without a fault", {
  timeout: 120_000,
}, () => {
  execFileSync(process.execPath, [join(root, "tokens/build/build.ts")]);
  expect(run("FitNote").stderr).toBe("");
  const files = Object.keys(newComponent("FitNote"));
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);

  for (const [file, text] of Object.entries(newComponent("FitNote"))) {
    const judged = spawnSync(
      join(root, "node_modules/.bin/biome"),
      ["check", "--write", "--error-on-warnings", `--stdin-file-path=${file}`],
      {
        cwd: root,
        input: text,
        encoding: "utf8",
      },
    );
    expect([file, judged.status, judged.stdout]).toEqual([file, 0, text]);
  }

  const own = files.filter((file) => !file.startsWith("stories/") || file.endsWith(".docs.ts"));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "./tsconfig.base.json", compilerOptions: { preserveSymlinks: true }, files: own }),
  );
  const types = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
  expect(types.stdout).toBe("");
});

test("a component that exists is not written over", () => {
  expect(run("Note")).toMatchObject({ status: 1, stderr: expect.stringContaining("There is a design-system/src/note") });
});

test.each(["note", "size-note", "../Note", "SIZE", ""])("%s is no component's name", (name) => {
  expect(() => newComponent(name)).toThrow(RangeError);
});
