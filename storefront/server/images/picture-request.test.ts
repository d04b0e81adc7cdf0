import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chosenFormat, PictureRequestError, pictureWidths, readPictureRequest } from "./picture-request.ts";

const source = "media/products/104201/side";

describe("the address of a picture", () => {
  test("IMG-05 IMG-07 is read as width, fit scale-down, auto format and source", () => {
    expect(readPictureRequest("width=400,fit=scale-down,format=auto", source)).toEqual({
      source: `/${source}`,
      width: 400,
      format: "auto",
      blur: 0,
      quality: 80,
    });
  });

  test("IMG-06 may ask for a blur", () => {
    expect(readPictureRequest("width=16,fit=scale-down,format=auto,blur=10", source).blur).toBe(10);
  });

  test("IMG-10 IMG-12 keeps the widths of headers, navigation and tiles as they are", () => {
    for (const width of [80, 160, 240, 320, 400, 480, 640, 768, 800, 960, 1024, 1280, 1600])
      expect(readPictureRequest(`width=${width}`, source).width).toBe(width);
  });

  test("any other width becomes the next larger one that is drawn, so that renditions are bounded and nothing is stretched", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 0, max: 250 }),
        fc.integer({ min: 1, max: 100 }),
        (width, blur, quality) => {
          const read = readPictureRequest(`width=${width},blur=${blur},quality=${quality}`, source);
          expect(pictureWidths).toContain(read.width);
          expect(read.width).toBeGreaterThanOrEqual(Math.min(width, 1600));
          expect([0, 2, 5, 10, 20, 40]).toContain(read.blur);
          expect([40, 60, 70, 80, 90]).toContain(read.quality);
        },
      ),
    );
  });

  test.each([
    ["width=0"],
    ["width=-1"],
    ["width=4001"],
    ["width=1e3"],
    ["width=99999999999"],
    ["width=4.5"],
    ["width=400,width=800"],
    ["width=400,fit=cover"],
    ["width=400,format=gif"],
    ["width=400,blur=251"],
    ["width=400,quality=0"],
    ["width=400,anim=false"],
    ["width=400,constructor=1"],
    ["width=400,,format=auto"],
    ["width"],
    [""],
    ["fit=scale-down"],
  ])("refuses the options “%s”", (options) => {
    expect(() => readPictureRequest(options, source)).toThrow(PictureRequestError);
  });

  test.each([
    ["https://elsewhere.example/a.jpg"],
    ["http:/elsewhere.example/a.jpg"],
    ["//elsewhere.example/a.jpg"],
    ["data:image/png;base64,AAAA"],
    ["media/../../etc/passwd"],
    ["../etc/passwd"],
    ["media/./scenes/hero-wide"],
    ["media\\scenes\\hero-wide"],
    ["media/products/104201/side\0"],
    ["media/products/104201/"],
    ["media//products/104201/side"],
    [""],
  ])("refuses the source “%s”", (odd) => {
    expect(() => readPictureRequest("width=400", odd)).toThrow(PictureRequestError);
  });

  test("never throws anything but its own error, whatever the text", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (options, odd) => {
        try {
          readPictureRequest(options, odd);
        } catch (error) {
          expect(error).toBeInstanceOf(PictureRequestError);
        }
      }),
    );
  });
});

describe("the format", () => {
  const chrome = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

  test("is WebP for browsers that take it, JPEG for the rest; AVIF or else WebP or PNG where there is no ground", () => {
    expect(chosenFormat("auto", chrome, false)).toBe("webp");
    expect(chosenFormat("auto", "image/jpeg, IMAGE/WEBP;q=0.5", false)).toBe("webp");
    expect(chosenFormat("auto", "image/webp;q=0, image/jpeg", false)).toBe("jpeg");
    expect(chosenFormat("auto", "*/*", false)).toBe("jpeg");
    expect(chosenFormat("auto", undefined, false)).toBe("jpeg");
    expect(chosenFormat("auto", undefined, true)).toBe("png");
    expect(chosenFormat("auto", chrome, true)).toBe("avif");
    expect(chosenFormat("auto", "image/webp", true)).toBe("webp");
  });

  test("is what was asked for by name, whatever is accepted", () => {
    expect(chosenFormat("avif", undefined, false)).toBe("avif");
    expect(chosenFormat("jpeg", chrome, false)).toBe("jpeg");
    expect(chosenFormat("jpeg", chrome, true)).toBe("png");
  });
});
