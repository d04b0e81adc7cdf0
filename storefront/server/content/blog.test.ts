import { expect, test } from "vitest";
import type { Page } from "#contract/content.ts";
import { createBlog } from "./blog.ts";

const image = { src: "/media/scenes/a", alt: "", width: 3, height: 2 };
const story = (number: number): Page => ({
  id: `story-${number}`,
  path: `/blog/story-${number}`,
  title: `Story ${number}`,
  description: "What it is about.",
  btq: false,
  article: { kind: "story", kicker: "Studio", byline: "Ana", published: number, minutes: 2, tags: ["Care"] },
  blocks: [{ type: "hero", theme: "main", headline: { shout: `Story ${number}` }, image } as unknown as Page["blocks"][number]],
});

test("CONF-28 a page of the blog has 12 stories, and the last one what is left", async () => {
  const pages = () => Array.from({ length: 30 }, (_, index) => story(index));
  const blog = createBlog({ pages, onDocuments: () => undefined });
  const context = { country: "nz", requestId: "test", clientAddress: "127.0.0.1" } as const;
  const ask = async (page: number) => blog["blog.posts"]({ params: undefined, query: { page }, body: undefined }, context);
  const answers = await Promise.all([1, 2, 3].map(ask));
  expect(answers.map(({ posts }) => posts.length)).toEqual([12, 12, 6]);
  expect(answers[0]).toMatchObject({ total: 30, pages: 3 });
});
