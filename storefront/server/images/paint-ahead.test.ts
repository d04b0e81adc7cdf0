import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawSource } from "#catalogue/draw-source.ts";
import { paintAhead } from "./paint-ahead.ts";

/** Colour values of a document, three a pixel, seen from where a weave's single holes are not told apart. */
const pixels = async (svg: string) => new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().blur(4).raw().toBuffer());

const sources = [
  "/media/products/104201/side",
  "/media/products/110101/detail",
  "/media/products/110901/top",
  "/media/products/121101/front",
  "/media/products/105201/flat",
  "/media/scenes/category-women",
];

describe("painting ahead", () => {
  test.each(sources)("%s looks as the drawing does", async (source) => {
    for (const width of [240, 800]) {
      const svg = drawSource(source, width);
      const [drawn, painted] = await Promise.all([pixels(svg), pixels(await paintAhead(svg))]);
      expect(painted.length).toBe(drawn.length);
      let sum = 0;
      for (let i = 0; i < drawn.length; i++) sum += Math.abs(drawn[i]! - painted[i]!);
      expect(sum / drawn.length).toBeLessThan(0.8);
    }
  });

  test("leaves no blur to be done at a large width and no texture to be made twice", async () => {
    const svg = drawSource("/media/products/104201/side", 1600);
    const painted = await paintAhead(svg);
    expect(svg).toMatch(/ filter="/);
    expect(painted).not.toMatch(/ filter="|<feTurbulence|<!--/);
    expect(painted.match(/<image /g)?.length).toBeGreaterThan(4);
    expect(await paintAhead(svg)).toBe(painted);
  });

  test("makes textures of whole pixels that start on one", async () => {
    const width = 768;
    const svg = drawSource("/media/products/110101/side", width);
    const painted = await paintAhead(svg);
    const k = 1.1 * (width / 800);
    const fitted = [
      ...painted.matchAll(
        /<pattern id="[^"]+" width="([\d.]+)" height="([\d.]+)"[^>]*patternTransform="matrix\(([^)]*)\)"><(?:rect|g)/g,
      ),
    ];
    expect(fitted.length).toBeGreaterThan(2);
    for (const [, across, down, matrix = ""] of fitted) {
      const [a = 0, , , d = 0, x = 0, y = 0] = matrix.split(" ").map(Number);
      const beyond = [Number(across) * a * k, Number(down) * d * k, (-40 * width) / 800 + x * k, (222 * width) / 800 + y * k].map(
        (length) => Math.abs(length - Math.round(length)),
      );
      expect([matrix, Math.max(...beyond) < 0.001]).toEqual([matrix, true]);
    }
  });

  test("leaves a document of another make as it is", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';
    expect(await paintAhead(svg)).toBe(svg);
  });
});

test("a pair stands on a ground without edges", async () => {
  for (const id of ["104201", "120101", "120501"]) {
    const svg = await paintAhead(drawSource(`/media/products/${id}/pair`, 240));
    const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
    // Beside the shoes, from the wall down to the floor: the left margin's lower half and the right margin's upper half.
    const steps = (x: number, from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) =>
        Math.abs(data[(from + i + 1) * info.width + x]! - data[(from + i) * info.width + x]!),
      );
    expect([id, Math.max(...steps(8, 200, 359)) <= 4, Math.max(...steps(200, 0, 180)) <= 4]).toEqual([id, true, true]);
  }
});
