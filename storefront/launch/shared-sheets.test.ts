import { expect, test } from "vitest";
import { withoutSheet } from "./shared-sheets.ts";

test("the sheet that is always there is left out of a module's needs, by number too", () => {
  const code = 'd=(m.f||(m.f=["assets/a.js","assets/shop-12345678.css","assets/a.css"])))=>i.map(i=>d[i])';
  expect(withoutSheet(code, "assets/shop-12345678.css", "assets/shop-abcdefgh.js")).toBe(
    'd=(m.f||(m.f=["assets/a.js","assets/shop-abcdefgh.js","assets/a.css"])))=>i.map(i=>d[i])',
  );
});
