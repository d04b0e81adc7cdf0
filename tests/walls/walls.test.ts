import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Import, importsOf } from "./imports.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "");

/** Each room and the rooms it may import: the arrows of the architecture point down only. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  "tokens/": [],
  "design-system/": ["tokens/"],
  "storefront/domain/": [],
  "storefront/contract/": ["storefront/domain/"],
  "storefront/catalogue/": ["storefront/domain/", "storefront/contract/"],
  "storefront/server/": ["storefront/domain/", "storefront/contract/", "storefront/catalogue/"],
  "storefront/app/": ["storefront/domain/", "storefront/contract/", "design-system/", "tokens/"],
  "stories/": [
    "design-system/",
    "tokens/",
    "storefront/app/",
    "storefront/domain/",
    "storefront/contract/",
    "storefront/catalogue/",
  ],
};

const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file);

function violations(judge: (file: string, imported: Import) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(root, join(root, file))
      .filter((imported) => imported.target !== null && judge(file, imported))
      .map((imported) => `${file}:${imported.line} imports ${imported.specifier}`),
  );
}

describe("the house's walls", () => {
  test.each(Object.entries(rooms))("%s imports only what is below it", (room, below) => {
    expect(files.some((file) => file.startsWith(room))).toBe(true);
    const found = violations(
      (file, { target }) =>
        file.startsWith(room) && !isTest(file) && ![room, ...below].some((allowed) => `${target}/`.startsWith(allowed)),
    );
    expect(found).toEqual([]);
  });

  test("the browser takes only types from the contract, so that no schema reaches it", () => {
    const found = violations(
      (file, { target, typeOnly }) =>
        file.startsWith("storefront/app/") && !isTest(file) && !!target?.startsWith("storefront/contract/") && !typeOnly,
    );
    expect(found).toEqual([]);
  });

  test("the design system knows neither the store nor the router", () => {
    const banned = /^(react-redux|@reduxjs\/|react-router)/;
    const found = files
      .filter((file) => file.startsWith("design-system/"))
      .flatMap((file) =>
        importsOf(root, join(root, file))
          .filter(({ specifier }) => banned.test(specifier))
          .map(({ line }) => `${file}:${line}`),
      );
    expect(found).toEqual([]);
  });

  test("an import that breaks a wall is seen, however it is written", () => {
    const text = [
      'import { a } from "../server/app.ts";',
      'export * from "#server/app.ts";',
      'const b = import("../server/app.ts");',
      'import "../server/app.ts";',
      'import type {\n  C,\n} from "../server/app.ts";',
    ].join("\n");
    const found = importsOf(root, join(root, "storefront/app/root.tsx"), text);
    expect(found.map(({ target }) => target)).toEqual(Array(5).fill("storefront/server/app.ts"));
    expect(found.map(({ typeOnly }) => typeOnly)).toEqual([false, false, false, false, true]);
  });
});
