import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutOtherHooks } from "./one-hook.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

test("the other hooks lose what keeps them, and nothing else goes", () => {
  const code = [
    "function useSelect() {}",
    "useSelect.stateChangeTypes = stateChangeTypes$3;",
    "useCombobox.stateChangeTypes = stateChangeTypes$2;",
    "  Downshift.stateChangeTypes = stateChangeTypes$4;",
  ];
  expect(withoutOtherHooks(code.join("\n")).split("\n")).toEqual([code[0], "", code[2], code[3]]);
});

test("Downshift's module is written the way that is looked for", () => {
  const [module] = globSync("node_modules/.pnpm/downshift@*/node_modules/downshift/dist/downshift.esm.mjs", { cwd: repository });
  const source = readFileSync(`${repository}${module}`, "utf8");
  const kept = source.length - withoutOtherHooks(source).length;
  expect(kept).toBeGreaterThan(100);
  expect(withoutOtherHooks(source)).toContain("useCombobox.stateChangeTypes = ");
});

test("no other hook is imported", () => {
  const files = globSync("{design-system/src,storefront/app}/**/*.{ts,tsx}", { cwd: repository });
  const imported = files.flatMap((file) =>
    [...readFileSync(`${repository}${file}`, "utf8").matchAll(/import \{([^}]*)\} from "downshift"/g)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim()),
    ),
  );
  expect(imported.filter((name) => !name.startsWith("type "))).toEqual(["useCombobox"]);
});
