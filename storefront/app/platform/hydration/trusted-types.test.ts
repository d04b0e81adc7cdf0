import { expect, test } from "vitest";
import { isOwnMarkup } from "./trusted-types.ts";

test("only the script stub and text without markup count as our own", () => {
  expect(isOwnMarkup("<script></script>")).toBe(true);
  expect([isOwnMarkup(""), isOwnMarkup(" \n")]).toEqual([true, true]);
  expect(isOwnMarkup('{"@context":"https://schema.org","name":"\\u003cb>"}')).toBe(true);
  expect(isOwnMarkup('window.__reactRouterContext = {"basename":"/nz/"};')).toBe(true);
  expect(isOwnMarkup("<img src=x onerror=alert(1)>")).toBe(false);
  expect(isOwnMarkup('{"a":"</script><script>alert(1)</script>"}')).toBe(false);
  expect(isOwnMarkup("<script>alert(1)</script>")).toBe(false);
});
