import sharp from "sharp";
import { expect, test } from "vitest";
import { compare, type Pixels } from "./compare.ts";
import { decode } from "./pictures.ts";

function plain(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, 255], at);
  return { width, height, data };
}

const white = [255, 255, 255] as const;

/** A line of text, set with its left edge at `x`. */
async function text(x: number): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><rect width="200" height="40" fill="#fff"/><text x="${x}" y="26" font-size="18" font-family="sans-serif">Add to cart</text></svg>`;
  return decode(await sharp(Buffer.from(svg)).png().toBuffer());
}

test("the same picture is the same", () => {
  expect(compare(plain(20, 10, white), plain(20, 10, white))).toEqual({ pixels: 0, difference: null });
});

test("a pixel whose colour is off by less than an eye sees is the same", () => {
  const other = plain(20, 10, white);
  other.data.set([252, 253, 254], 40);
  expect(compare(plain(20, 10, white), other)).toEqual({ pixels: 0, difference: null });
});

test("one pixel of another colour differs", () => {
  const other = plain(20, 10, white);
  other.data.set([200, 0, 0], 40);
  const { pixels, difference } = compare(plain(20, 10, white), other);
  expect(pixels).toBe(1);
  expect([...difference!.data.subarray(40, 44)]).toEqual([255, 0, 0, 255]);
});

test.each([1, 2])("text that has moved by %i pixels differs", async (distance) => {
  const { pixels } = compare(await text(10), await text(10 + distance));
  expect(pixels).toBeGreaterThan(20);
});

test("another size differs, even where only white was added", () => {
  const { pixels, difference } = compare(plain(20, 10, white), plain(20, 12, white));
  expect(pixels).toBe(40);
  expect(difference).toMatchObject({ width: 20, height: 12 });
});

test("a picture that is wider and lower differs on both edges", () => {
  expect(compare(plain(20, 10, white), plain(22, 8, white)).pixels).toBe(20 * 10 + 22 * 8 - 2 * 20 * 8);
});
