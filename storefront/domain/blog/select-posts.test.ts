import fc from "fast-check";
import { expect, test } from "vitest";
import { selectPosts, tagSlug, tagsOf } from "./select-posts.ts";

const names = ["Running", "Style", "Behind the seams", "Kids"] as const;
const post = fc.record({
  published: fc.integer({ min: 0, max: 50 }),
  tags: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }),
});
const posts = fc.array(post, { maxLength: 40 });
const pageSize = fc.integer({ min: 1, max: 12 });
const tag = fc.option(fc.constantFrom(...names), { nil: undefined });

test("the pages of a blog hold every post once, newest first", () => {
  fc.assert(
    fc.property(posts, pageSize, (all, size) => {
      const { pages, total } = selectPosts(all, { page: 1, pageSize: size });
      const shown = Array.from({ length: pages }, (_, i) => selectPosts(all, { page: i + 1, pageSize: size }).posts);
      expect(shown.flat()).toHaveLength(total);
      expect(new Set(shown.flat())).toEqual(new Set(all));
      expect(shown.slice(0, -1).every((page) => page.length === size)).toBe(true);
      const dates = shown.flat().map(({ published }) => published);
      expect(dates).toEqual([...dates].sort((a, b) => b - a));
      expect(selectPosts(all, { page: pages + 1, pageSize: size }).posts).toEqual([]);
    }),
  );
});

test("a tag leaves exactly the posts that have it", () => {
  fc.assert(
    fc.property(posts, tag, (all, name) => {
      const slug = name === undefined ? undefined : tagSlug(name);
      const { posts: shown, total } = selectPosts(all, { page: 1, tag: slug, pageSize: 100 });
      expect(total).toBe(shown.length);
      expect(new Set(shown)).toEqual(new Set(all.filter(({ tags }) => name === undefined || tags.includes(name))));
    }),
  );
});

test("tags are listed once, the most used first", () => {
  expect(tagsOf([{ tags: ["Kids", "Kids"] }, { tags: ["Style", "Care"] }, { tags: ["Style"] }])).toEqual([
    "Style",
    "Care",
    "Kids",
  ]);
});

test.each([
  ["Behind the seams", "behind-the-seams"],
  ["  Rātā & friends ", "rata-friends"],
  ["日本の靴", "日本の靴"],
  ["&", ""],
])("a tag's address: %s", (name, slug) => {
  expect(tagSlug(name)).toBe(slug);
});
