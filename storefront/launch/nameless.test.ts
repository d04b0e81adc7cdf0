import { expect, test } from "vitest";
import { withoutNames } from "./nameless.ts";

test("what is named stays, with what is named inside of it", () => {
  const code = 'const open = __name((a) => {\n  const close = __name(() => a, "close");\n  return close;\n}, "open");';
  expect(withoutNames(code)).toBe("const open = ((a) => {\n  const close = (() => a);\n  return close;\n});");
});

test("a call of its own becomes a statement that a bundler drops", () => {
  expect(withoutNames('function open() {}\n__name(open, "open");')).toBe("function open() {}\n(open);");
});

test("the definition of the naming itself and other calls stay", () => {
  const code = 'var __name = (target, value) => define(target, "name", { value });\nname(open, "open");';
  expect(withoutNames(code)).toBe(code);
});
