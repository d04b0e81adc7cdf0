import { expect, test } from "vitest";
import { compactSheet } from "./compact-sheets.ts";

test("rules have their declarations in one order", async () => {
  const sheet = await compactSheet(".a{color:red;display:flex;margin:0}.b{display:flex;margin:0;color:red}");
  const [first, second] = sheet.match(/\{[^}]*\}/g)!;
  expect(first).toBe(second);
});

test("what overrides another still comes after it", async () => {
  const order = async (css: string) => [...(await compactSheet(css)).matchAll(/([\w-]+):/g)].map(([, name]) => name);
  const edges = await order(".a{border-top:1px solid red;color:red;border-color:blue;border-top-width:2px}");
  expect(edges.indexOf("border-color")).toBeGreaterThan(edges.indexOf("border-top"));
  expect(edges.indexOf("border-top-width")).toBeGreaterThan(edges.indexOf("border-top"));
  const font = await order(".a{font-stretch:62%;font:400 1rem/1.5 serif;letter-spacing:0}");
  expect(font.indexOf("font")).toBeGreaterThan(font.indexOf("font-stretch"));
  const twice = await compactSheet(".a{display:block;color:red;display:flow-root}");
  expect(twice.indexOf("display:block")).toBeLessThan(twice.indexOf("display:flow-root"));
});

test("no space follows a comma, but in a text", async () => {
  expect(await compactSheet('.a{font-family:"Archivo, wide", serif;content:"a, b"}')).toBe(
    '.a{font-family:"Archivo, wide",serif;content:"a, b"}',
  );
  expect(await compactSheet(".a{width:min(var(--a), 2px)}")).toBe(".a{width:min(var(--a),2px)}");
});

test("layers and conditions stay where they are", async () => {
  const css = "@layer type,parts;@layer parts{.a{gap:0}@media (width>=640px){.a{gap:1px}}}";
  expect(await compactSheet(css)).toBe(css);
});
