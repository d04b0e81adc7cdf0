import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { shortNames } from "./short-names.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const button = "../design-system/src/button/Button.css.ts";
const chip = "../design-system/src/chip/Chip.css.ts";

test("a name is given by module and place, the same in every build and from every root", () => {
  const name = shortNames(root);
  const given = [name({ hash: "b0", filePath: button }), name({ hash: "b1", filePath: button })];
  expect(given[0]).toMatch(/^[A-Z]+0$/);
  expect(given[1]).toBe(given[0]?.replace(/0$/, "1"));

  const elsewhere = shortNames(fileURLToPath(new URL("../../design-system", import.meta.url)));
  expect(elsewhere({ hash: "b0", filePath: "src/button/Button.css.ts" })).toBe(given[0]);
});

test("a module that is asked again gives the names that it gave", () => {
  const name = shortNames(root);
  const first = name({ hash: "b0", filePath: button });
  name({ hash: "b1", filePath: button });
  expect(name({ hash: "b0", filePath: button })).toBe(first);
});

test("no two modules share a name", () => {
  const name = shortNames(root);
  expect(name({ hash: "a0", filePath: button })).not.toBe(name({ hash: "a0", filePath: chip }));
});

test("a module outside of the folders of style is refused", () => {
  expect(() => shortNames(root)({ hash: "x0", filePath: "elsewhere/Thing.css.ts" })).toThrow("elsewhere/Thing.css.ts");
});
