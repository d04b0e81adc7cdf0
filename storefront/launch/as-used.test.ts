import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { cuts, withoutUnused } from "./as-used.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** A library's module as it is installed. */
function installed(module: string): string {
  const [file] = globSync(`node_modules/.pnpm/*/node_modules/${module}`, { cwd: repository });
  if (!file) throw new Error(`${module} is not installed.`);
  return readFileSync(`${repository}${file}`, "utf8");
}

const ours = globSync("{design-system/src,storefront/app}/**/*.{ts,tsx}", { cwd: repository }).filter(
  (file) => !file.includes(".test."),
);
const sourceOf = (file: string) => readFileSync(`${repository}${file}`, "utf8");
const part = (name: string) => sourceOf(`design-system/src/${name}`);

test.each(Object.keys(cuts))("%s is written the way that is looked for, and is still a module without it", (module) => {
  const code = installed(module);
  const left = withoutUnused(code, module);
  expect(left.length).toBeLessThan(code.length);
  expect(() => parseAst(left)).not.toThrow();
});

test("a cut that finds nothing says so", () => {
  expect(() => withoutUnused("export {};", "@radix-ui/react-slot/dist/index.mjs")).toThrow("says 0 times and not once");
});

test("what is not listed stays as it is", () => {
  expect(withoutUnused("export {};", "react/index.js")).toBe("export {};");
});

test("only the parts that are named here ride on these libraries", () => {
  const riding = ours.filter((file) => /from "(?:@radix-ui|@floating-ui|embla-carousel|downshift)/.test(sourceOf(file))).sort();
  expect(riding).toEqual([
    "design-system/src/carousel/CarouselEngine.tsx",
    "design-system/src/carousel/embla.ts",
    "design-system/src/carousel/rotation.ts",
    "design-system/src/dropdown-menu/DropdownMenu.tsx",
    "design-system/src/overlay/Overlay.tsx",
    "design-system/src/search-combobox/SearchCombobox.tsx",
    "design-system/src/tabs/Tabs.tsx",
  ]);
});

test("no navigation asks for a view transition", () => {
  for (const file of ours) expect(sourceOf(file), file).not.toMatch(/viewTransition|useViewTransitionState/);
});

test("no dialog and no menu is modal in Radix's sense", () => {
  expect(part("overlay/Overlay.tsx").match(/<Dialog\.Root[^>]*>/g)).toEqual(["<Dialog.Root open={shown} modal={false}>"]);
  expect(part("overlay/Overlay.tsx")).not.toContain("Dialog.Overlay");
  expect(part("dropdown-menu/DropdownMenu.tsx").match(/<Radix\.Root modal=\{false\}/g)).toHaveLength(1);
});

test("no menu opens out of another, has an arrow or is slotted by hand", () => {
  const used = part("dropdown-menu/DropdownMenu.tsx").match(/\bRadix\.\w+/g);
  expect([...new Set(used)].sort()).toEqual([
    "Radix.Content",
    "Radix.Item",
    "Radix.ItemIndicator",
    "Radix.Portal",
    "Radix.RadioGroup",
    "Radix.RadioItem",
    "Radix.Root",
    "Radix.Trigger",
  ]);
});

test("no style asks for what Radix measures of a menu", () => {
  expect(ours.filter((file) => sourceOf(file).includes("--radix-"))).toEqual([]);
});

test("slides start at the edge and move one by one, and Embla looks after no focus", () => {
  const engine = part("carousel/CarouselEngine.tsx");
  expect(engine).toContain('align: "start",');
  expect(engine).toContain("watchFocus: false,");
  expect(ours.filter((file) => /slidesToScroll|inViewThreshold|"slidesInView"|slideFocus/.test(sourceOf(file)))).toEqual([]);
});
