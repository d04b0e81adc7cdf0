import { expect, test } from "vitest";
import { barcodeOf } from "./barcode.ts";

/** Reads bars as a scanner does: widths of bars and gaps, nine a character, one gap between characters. */
function read(text: string): string[] {
  const { bars } = barcodeOf(text);
  const elements: number[] = [];
  bars.forEach(({ x, width }, index) => {
    const before = bars[index - 1];
    if (before) elements.push(x - before.x - before.width);
    elements.push(width);
  });
  const characters: string[] = [];
  for (let from = 0; from < elements.length; from += 10) {
    characters.push(
      elements
        .slice(from, from + 9)
        .map((width) => (width === 1 ? "n" : "w"))
        .join(""),
    );
  }
  return characters;
}

test("a return's number is framed by the start and stop character, each character of nine elements with three wide ones", () => {
  const characters = read("TT01234567-R89");
  expect(characters).toHaveLength(16);
  expect(characters[0]).toBe("nwnnwnwnn");
  expect(characters.at(-1)).toBe("nwnnwnwnn");
  for (const character of characters) expect(character.replaceAll("n", "")).toBe("www");
  expect(new Set(characters).size).toBe(14);
});

test("what has no bars is refused", () => {
  expect(() => barcodeOf("a")).toThrow(RangeError);
});
