import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { contractOf, overridesOf } from "./contract.ts";
import { customProperties, propertyName } from "./custom-properties.ts";
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

test("in every theme each reference gives what its token is worth there", () => {
  const overridden = new Map(overridesOf(contract, btqProperties).map(({ path, value }) => [propertyName(path), value]));
  const inMain = new Map(emitted.map(({ path, value }) => [propertyName(path), value]));
  const worthInBtq = new Map(btqProperties.map(({ path, value }) => [propertyName(path), value]));
  const given = (reference: string, theme: (name: string) => string | undefined) => {
    const name = /^var\((--[\w-]+)\)$/.exec(reference)?.[1];
    return name ? theme(name) : reference;
  };
  for (const { path, value, reference } of contract) {
    expect(given(reference, (name) => inMain.get(name))).toBe(value);
    expect(given(reference, (name) => overridden.get(name) ?? inMain.get(name))).toBe(worthInBtq.get(propertyName(path)));
  }
});

test("raw colours keep their own properties, whatever they are worth", () => {
  const raw = mainProperties.filter(({ path }) => ["tint", "payment"].includes(path[0] as string));
  expect(raw.length).toBeGreaterThan(0);
  expect(raw.filter(({ path }) => !names.has(propertyName(path)))).toEqual([]);
});

test("the boutique's stylesheet overrides properties of the main one, with other values", () => {
  const before = new Map(emitted.map(({ path, value }) => [propertyName(path), value]));
  const overrides = overridesOf(contract, btqProperties);
  expect(overrides.length).toBeGreaterThan(50);
  for (const { path, value } of overrides) {
    expect(before.has(propertyName(path))).toBe(true);
    expect(before.get(propertyName(path))).not.toBe(value);
  }
});

test("what no theme changes is written in place, and what is worth the same everywhere shares a property", () => {
  const reference = (name: string) => contract.find(({ path }) => path.join(".") === name)?.reference;
  expect(reference("size.control.lg")).toBe("52px");
  expect(reference("type.body.md.line")).toBe("1.5");
  expect(reference("type.body.md.family")).toBe("var(--font-family-text)");
  expect(reference("type.display.lg.family")).toBe("var(--font-family-shout)");
  expect(reference("type.heading.lg.family")).toBe("var(--font-family-shout)");
  expect(reference("color.text.link")).toBe("var(--color-text-primary)");
  expect(reference("radius.control")).toBe("var(--radius-control)");
  expect(reference("color.bg.canvas")).toBe("var(--color-bg-canvas)");
});

test("values are CSS: a colour, a fluid size, a shadow, a transition, a border", () => {
  const value = (name: string) => contract.find(({ path }) => propertyName(path) === name)?.value;
  expect(value("--color-bg-marker")).toBe("#e1ff3c");
  expect(value("--color-overlay-scrim")).toBe("rgb(18 19 15 / 0.6)");
  expect(value("--type-display-lg-size")).toBe("min(10.9vw, clamp(2.375rem, 1.4rem + 4vw, 5rem))");
  expect(value("--shadow-sticky")).toBe("0 -8px 24px -12px rgb(18 19 15 / 0.16)");
  expect(value("--motion-alert-in")).toBe("300ms cubic-bezier(0.16, 1, 0.3, 1) 300ms");
  expect(value("--border-stitch")).toBe("2px dashed #12130f");
  expect(value("--stitch-dash")).toBe("8px");
});

test.each(["xl", "lg", "md"])("on a phone's line a %s headline of enlarged text leaves room for a word", (size) => {
  for (const properties of [mainProperties, btqProperties]) {
    const value = properties.find(({ path }) => propertyName(path) === `--type-display-${size}-size`)?.value;
    const [, share, least] = /^min\(([\d.]+)vw, clamp\(([\d.]+)rem, /.exec(value ?? "") ?? [];
    const most = (width: number) => (width * Number(share)) / 100;
    expect(most(360)).toBeGreaterThanOrEqual(16 * Number(least));
    expect(most(320)).toBeLessThan(32 * Number(least));
  }
});

test("on the narrowest phone a section's headline of enlarged text has room for “Meanwhile,”", () => {
  const value = contract.find(({ path }) => propertyName(path) === "--type-display-md-size")?.value;
  const [, share] = /^min\(([\d.]+)vw, /.exec(value ?? "") ?? [];
  // As wide as it is in Archivo at 850 and 125 %, in em.
  const word = 6.89;
  const margins = 2 * 16;
  const besideTheWayToMore = 24;
  expect((320 * Number(share) * word) / 100).toBeLessThanOrEqual(320 - margins - besideTheWayToMore);
});

test("the main stylesheet stays within 1.5 kB compressed", () => {
  const minified = css.replace(/\n\s*/g, "").replaceAll(": ", ":");
  expect(gzipSync(minified, { level: 9 }).byteLength).toBeLessThanOrEqual(1.5 * 1024);
});

test("the export for design tools has both themes and no references", () => {
  const exported = JSON.parse(dtcgFormat({ main, btq }));
  expect(exported.main.color.bg.canvas.$value.hex).toBe("#ffffff");
  expect(exported.btq.color.bg.canvas.$value.hex).toBe("#f5ece5");
  expect(exported.btq.color.bg.canvas.$type).toBe("color");
  expect(JSON.stringify(exported)).not.toMatch(/"\{[\w.-]+\}"/);
});
