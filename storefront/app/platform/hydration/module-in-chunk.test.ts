import { expect, test } from "vitest";
import { moduleInChunk } from "./module-in-chunk.ts";

const Component = () => null;
const module = { default: Component };

test("a module is found in its chunk, whether the chunk is the module or hands it out under a name of the build's", () => {
  expect(moduleInChunk(module).default).toBe(Component);
  expect(moduleInChunk({ n: module, t: Component }).default).toBe(Component);
  expect(moduleInChunk({ default: Component, t: module, a: null }).default).toBe(Component);
});

test("a chunk in which nobody can tell which module is meant is none", () => {
  expect(() => moduleInChunk({ n: module, t: { default: () => null } })).toThrow();
  expect(() => moduleInChunk({ t: Component })).toThrow();
});
