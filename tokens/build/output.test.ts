import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { contractOf, overridesOf } from "./contract.ts";
import { customProperties, differences, propertyName } from "./custom-properties.ts";
import { contractFormat, cssFormat, dtcgFormat } from "./formats.ts";
import { resolveTheme } from "./resolve.ts";

const [main, btq] = await Promise.all([resolveTheme("main"), resolveTheme("btq")]);
const mainProperties = customProperties(main);
const btqProperties = customProperties(btq);
const contract = contractOf(mainProperties, [btqProperties]);
const emitted = contract.filter((entry) => entry.emitted);
const css = cssFormat(":root", emitted);
const names = new Set(emitted.map(({ path }) => propertyName(path)));

test("no two tokens share a custom property", () => {
  expect(names.size).toBe(emitted.length);
});

test("every reference of the contract is a property of the stylesheet", () => {
  const references = [...contractFormat(contract).matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] as string);
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((name) => !names.has(name))).toEqual([]);
});

test("whatever a theme changes reaches the components", () => {
  const reference = new Map(contract.map((entry) => [propertyName(entry.path), entry.reference]));
  const changed = differences(mainProperties, btqProperties).map(({ path }) => propertyName(path));
  expect(changed.length).toBeGreaterThan(0);
  // Either by a property of its own or, for a role that follows a font, by the font's.
  expect(
    changed.filter(
      (name) => ![`var(${name})`, "var(--font-family-shout)", "var(--font-family-aside)"].includes(reference.get(name) ?? ""),
    ),
  ).toEqual([]);
});

test("the boutique's stylesheet overrides properties of the main one, with other values", () => {
  const before = new Map(emitted.map(({ path, value }) => [propertyName(path), value]));
  const overrides = overridesOf(contract, btqProperties);
  expect(overrides.length).toBeGreaterThan(100);
  for (const { path, value } of overrides) {
    expect(before.has(propertyName(path))).toBe(true);
    expect(before.get(propertyName(path))).not.toBe(value);
  }
});

test("what no theme changes is written in place", () => {
  const reference = (name: string) => contract.find(({ path }) => path.join(".") === name)?.reference;
  expect(reference("size.control.lg")).toBe("52px");
  expect(reference("type.body.md.line")).toBe("1.5");
  expect(reference("type.body.md.family")).toBe("var(--font-family-text)");
  expect(reference("type.display.lg.family")).toBe("var(--font-family-shout)");
  expect(reference("type.heading.lg.family")).toBe("var(--type-heading-lg-family)");
  expect(reference("radius.control")).toBe("var(--radius-control)");
  expect(reference("color.bg.canvas")).toBe("var(--color-bg-canvas)");
});

test("values are CSS: a colour, a fluid size, a shadow, a transition, a border", () => {
  const value = (name: string) => contract.find(({ path }) => propertyName(path) === name)?.value;
  expect(value("--color-bg-marker")).toBe("#e1ff3c");
  expect(value("--color-overlay-scrim")).toBe("rgb(18 19 15 / 0.6)");
  expect(value("--type-display-lg-size")).toBe("clamp(2.375rem, 1.4rem + 4vw, 5rem)");
  expect(value("--shadow-sticky")).toBe("0 -8px 24px -12px rgb(18 19 15 / 0.16)");
  expect(value("--motion-alert-in")).toBe("300ms cubic-bezier(0.16, 1, 0.3, 1) 300ms");
  expect(value("--border-stitch")).toBe("2px dashed #12130f");
  expect(value("--stitch-dash")).toBe("8px");
});

test("the main stylesheet stays within 2.25 kB compressed", () => {
  const minified = css.replace(/\n\s*/g, "").replaceAll(": ", ":");
  expect(gzipSync(minified, { level: 9 }).byteLength).toBeLessThanOrEqual(2.25 * 1024);
});

test("the export for design tools has both themes and no references", () => {
  const exported = JSON.parse(dtcgFormat({ main, btq }));
  expect(exported.main.color.bg.canvas.$value.hex).toBe("#ffffff");
  expect(exported.btq.color.bg.canvas.$value.hex).toBe("#f5ece5");
  expect(exported.btq.color.bg.canvas.$type).toBe("color");
  expect(JSON.stringify(exported)).not.toMatch(/"\{[\w.-]+\}"/);
});
