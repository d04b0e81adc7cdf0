import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestAbove } from "./nearest-above.ts";

const paths = fc.array(fc.constantFrom("a", "b", "ab"), { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);

test("the longest known path that is the asked one or leads to it", () => {
  fc.assert(
    fc.property(fc.uniqueArray(paths, { maxLength: 12 }), paths, (known, asked) => {
      const leading = known.filter((path) => path === "/" || `${asked}/`.startsWith(`${path}/`));
      const longest = leading.toSorted((one, other) => other.length - one.length)[0];
      expect(nearestAbove(new Map(known.map((path) => [path, path])), asked)).toBe(longest);
    }),
  );
});
