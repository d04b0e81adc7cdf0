import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { asTaken, taken, withoutOtherHooks } from "./one-hook.ts";

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

const downshift = () => {
  const [module] = globSync("node_modules/.pnpm/downshift@*/node_modules/downshift/dist/downshift.esm.mjs", { cwd: repository });
  return readFileSync(`${repository}${module}`, "utf8");
};

const field = () => readFileSync(`${repository}design-system/src/search-combobox/SearchCombobox.tsx`, "utf8");

test("the hook is left with what the search's field takes of it, and is still a module", () => {
  const left = asTaken(downshift());
  expect(() => parseAst(left)).not.toThrow();
  const hook = left.slice(left.indexOf("function useCombobox("));
  const returned = /\n {2}return \{([^}]*)\};\n\}\n/.exec(hook)?.[1] ?? "";
  expect([...returned.matchAll(/(\w+): \w+/g)].map(([, name]) => name).sort()).toEqual([...taken].sort());
  expect(left).not.toContain("import PropTypes");
  expect(left).not.toContain("case InputKeyDown");
  expect(left).toContain("case InputBlur:");
  expect(left).toContain("case stateChangeTypes.ItemMouseMove:");
});

test("the field takes nothing else, scrolls to options by itself and tells results by itself", () => {
  const [, destructured = ""] = /const \{([^}]*)\} = useCombobox</.exec(field()) ?? [];
  expect(
    destructured
      .split(",")
      .map((name) => name.trim())
      .sort(),
  ).toEqual([...taken].sort());
  expect(field()).toContain("scrollIntoView: (node) =>");
  expect(field()).not.toContain("getA11yStatusMessage");
});

test("the field keeps every key from the hook", () => {
  const handler = field().slice(field().indexOf("const handleKeyDown"));
  const kept = handler.indexOf("\n    keepFromDownshift(event);");
  const before = handler.slice(0, kept);
  expect(kept).toBeGreaterThan(0);
  expect(before.match(/\breturn\b.*/g)).toEqual(["return keepFromDownshift(event);"]);
});

test("Downshift's module is written the way that is looked for", () => {
  const source = downshift();
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
