import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { resolveTheme } from "../../tokens/build/resolve.ts";
import { themes } from "../../tokens/build/themes.ts";
import { compare, type Pixels } from "./compare.ts";
import { decode } from "./pictures.ts";

type Colour = readonly [red: number, green: number, blue: number];

const white: Colour = [255, 255, 255];
const css = (colour: Colour) => `rgb(${colour.join(" ")})`;
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

function plain(width: number, height: number, colour: Colour): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([...colour, 255], at);
  return { width, height, data };
}

async function painted(content: string): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="#fff"/>${content}</svg>`;
  return decode(await sharp(Buffer.from(svg)).png().toBuffer());
}

const text = (x: number, fill = "#000") =>
  painted(`<text x="${x}" y="36" font-size="18" font-family="sans-serif" fill="${fill}">Add to cart</text>`);
const button = (radius: number, fill: string) =>
  painted(`<rect x="20" y="8" width="160" height="44" rx="${radius}" fill="${fill}"/>`);

test("the same picture, painted twice, is the same", async () => {
  expect(compare(await button(22, "#c4220f"), await button(22, "#c4220f"))).toEqual({ pixels: 0, difference: null });
});

test("one pixel of another colour differs, and is red in the picture of the difference", () => {
  const other = plain(20, 10, white);
  other.data.set([200, 0, 0], 40);
  const { pixels, difference } = compare(plain(20, 10, white), other);
  expect(pixels).toBe(1);
  expect([...difference!.data.subarray(40, 44)]).toEqual([255, 0, 0, 255]);
});

test.each([0, 1, 2])("one step of channel %i differs", (channel) => {
  const other = [...white] as [number, number, number];
  other[channel] = 254;
  expect(compare(plain(20, 10, white), plain(20, 10, other)).pixels).toBe(200);
});

describe.each(themes)("the colours of the theme %s", async (theme) => {
  const colours = (await resolveTheme(theme))
    .filter(({ type }) => type === "color")
    .map(({ path, value }) => {
      const { hex, alpha = 1 } = value as { hex: string; alpha?: number };
      const onWhite = channels(hex).map((channel) => Math.round(channel * alpha + 255 * (1 - alpha))) as unknown as Colour;
      return { token: path.join("."), onWhite };
    });
  const step = (one: Colour, other: Colour) => Math.max(...one.map((channel, at) => Math.abs(channel - other[at]!)));
  // Many tokens have one colour, which is painted once.
  const neighbours = Array.from(Map.groupBy(colours, ({ onWhite }) => css(onWhite)).values(), (alike) => {
    const { onWhite } = alike[0]!;
    const others = colours.map((other) => other.onWhite).filter((other) => step(onWhite, other) > 0);
    const nearest = others.reduce((best, other) => (step(onWhite, other) < step(onWhite, best) ? other : best));
    return { tokens: alike.map(({ token }) => token).join(", "), onWhite, nearest };
  });

  test.each(neighbours)(
    "the colour of $tokens is told from the one nearest to it, as a surface and as text",
    async ({ onWhite, nearest }) => {
      expect(compare(plain(20, 10, onWhite), plain(20, 10, nearest)).pixels).toBe(200);
      expect(compare(await text(10, css(onWhite)), await text(10, css(nearest))).pixels).toBeGreaterThan(200);
    },
  );
});

test.each([
  ["a grey panel made white", "#f4f4ef", "#ffffff"],
  ["one red for another", "#c4220f", "#d93a20"],
])("%s differs", async (_, before, after) => {
  expect(compare(await button(8, before), await button(8, after)).pixels).toBeGreaterThan(160 * 44 - 100);
});

test.each([
  [0, 2],
  [2, 4],
  [4, 6],
  [8, 10],
  [12, 14],
  [20, 22],
])("a corner's radius of %i px made %i px differs, on a dark and on a pale button", async (before, after) => {
  expect(compare(await button(before, "#12130f"), await button(after, "#12130f")).pixels).toBeGreaterThanOrEqual(12);
  expect(compare(await button(before, "#fafaf7"), await button(after, "#fafaf7")).pixels).toBeGreaterThanOrEqual(8);
});

test("a pill made square differs", async () => {
  expect(compare(await button(22, "#12130f"), await button(0, "#12130f")).pixels).toBeGreaterThan(300);
});

test.each([0.25, 1, 2])("text that has moved by %s pixels differs", async (distance) => {
  expect(compare(await text(10), await text(10 + distance)).pixels).toBeGreaterThan(20);
});

test("another size differs, even where only white was added", () => {
  const { pixels, difference } = compare(plain(20, 10, white), plain(20, 12, white));
  expect(pixels).toBe(40);
  expect(difference).toMatchObject({ width: 20, height: 12 });
});

test("a picture that is wider and lower differs on both edges", () => {
  expect(compare(plain(20, 10, white), plain(22, 8, white)).pixels).toBe(20 * 10 + 22 * 8 - 2 * 20 * 8);
});
