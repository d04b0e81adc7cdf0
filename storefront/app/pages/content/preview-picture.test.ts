import { expect, test } from "vitest";
import { previewPicture } from "./preview-picture.ts";

const image = { src: "/media/scenes/tops", alt: "", width: 2400, height: 1200 };
const hero = { type: "hero" as const, headline: { shout: "High tops" }, text: "", actions: [], tag: null, image };
const facts = { kind: "story" as const, kicker: "Style", byline: "Marcus Vale", published: 0, minutes: 3, tags: ["Style"] };
const picture = "/pictures/width=1280,fit=scale-down,format=jpeg/media/scenes/tops";

test("a link to an article, or into the boutique, shows the picture that it opens with", () => {
  expect(previewPicture({ article: facts, btq: false, blocks: [hero] })).toBe(picture);
  expect(previewPicture({ btq: true, blocks: [hero] })).toBe(picture);
});

test("a page without one, and the shop's own front, leave it to the shop's picture", () => {
  const { image: _, ...bare } = hero;
  expect(previewPicture({ article: facts, btq: false, blocks: [bare] })).toBeUndefined();
  expect(previewPicture({ article: facts, btq: false, blocks: [] })).toBeUndefined();
  expect(previewPicture({ btq: false, blocks: [hero] })).toBeUndefined();
});
