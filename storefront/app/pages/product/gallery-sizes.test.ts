import { expect, test } from "vitest";
import { gallerySizes } from "./gallery-sizes.ts";

/** How wide a picture is on the widest screens, as the browser is told. */
const onTheWidest = (index: number, count: number) =>
  Number(/^\(min-width: \d+px\) (\d+)px,/.exec(gallerySizes(index, count))?.[1]);

test("on a screen wider than the page two pictures, the buying column and the gaps are as wide as the page's measure", () => {
  const [between, gap, buying] = [8, 56, 500];
  expect(2 * onTheWidest(0, 4) + between + gap + buying).toBe(1680);
  expect(onTheWidest(4, 5)).toBe(2 * onTheWidest(0, 5) + between);
});
