import { expect, test } from "vitest";
import { stories } from "./stories.ts";

test("a story opens with a picture made for stories: of a department's banner an upright card shows half", () => {
  const scenes = stories.flatMap(({ picture }) => ("scene" in picture ? [picture.scene] : []));
  expect(scenes.filter((name) => !name.startsWith("article-"))).toEqual([]);
});
