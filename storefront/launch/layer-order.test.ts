import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cascadeLayers, layerOrder, withShortLayers } from "./layer-order.ts";

test("the build knows the layers of the design system's theme, in their order", () => {
  const theme = readFileSync(fileURLToPath(new URL("../../design-system/src/theme/layers.css.ts", import.meta.url)), "utf8");
  expect([...theme.matchAll(/globalLayer\("(\w+)"\)/g)].map((match) => match[1])).toEqual([...cascadeLayers]);
});

test("every style sheet of a build begins with the order, and its layers are named by it", () => {
  const { generateBundle } = layerOrder();
  const bundle = {
    "a.css": { type: "asset", fileName: "a.css", source: "@layer components{}" },
    "b.css": { type: "asset", fileName: "b.css", source: new TextEncoder().encode("x{}") },
    "c.js": { type: "chunk", fileName: "c.js", code: "1" },
  };
  (generateBundle as unknown as { handler(options: unknown, bundle: unknown): void }).handler({}, bundle);
  const statement = "@layer a,b,c,d,e,f,g,h;";
  expect(bundle["a.css"].source).toBe(`${statement}@layer f{}`);
  expect(bundle["b.css"].source).toBe(`${statement}x{}`);
  expect(bundle["c.js"]).toEqual({ type: "chunk", fileName: "c.js", code: "1" });
});

test("a layer is named by its place, and what is no layer of ours stays", () => {
  expect(withShortLayers("@layer reset, tokens{.reset{}} @layer pages{@layer inner{}}")).toBe(
    "@layer a,b{.reset{}} @layer g{@layer inner{}}",
  );
});
