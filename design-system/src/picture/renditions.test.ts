import { expect, test } from "vitest";
import { renditions } from "./renditions.ts";

const build = (src: string, { width }: { width: number }) => `/w${width}${src}`;

test("lists one rendition a width, smallest first, and falls back to the middle one", () => {
  expect(renditions("/a", [640, 160, 320], build)).toEqual({
    src: "/w320/a",
    srcSet: "/w160/a 160w, /w320/a 320w, /w640/a 640w",
  });
});

test("without a picture service the picture is requested as it is", () => {
  expect(renditions("/a", [160], undefined)).toEqual({ src: "/a" });
  expect(renditions("/a", [], build)).toEqual({ src: "/a" });
});
