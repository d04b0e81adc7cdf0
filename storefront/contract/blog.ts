import { z } from "zod";
import { lastPage } from "#domain/listing/page-number.ts";
import { defineCall } from "./call.ts";
import { articleFacts, headline, image } from "./content.ts";

/** A story as the blog lists it. */
export const blogPost = articleFacts.omit({ kind: true }).extend({
  headline,
  standfirst: z.string(),
  path: z.string(),
  image,
});
export type BlogPost = z.infer<typeof blogPost>;

const tag = z.object({ name: z.string(), slug: z.string() });

/** The blog by page and tag (CONT-01): 12 stories a page, newest first. */
export const blogPosts = defineCall({
  name: "blog.posts",
  summary: "A page of the blog's stories, newest first, of one tag or of all.",
  method: "GET",
  path: "/blog/posts",
  query: z.object({
    page: z.coerce.number().int().min(1).max(lastPage).default(1),
    /** A tag's slug; of a tag that no story has there are no posts. */
    tag: z.string().max(64).optional(),
  }),
  response: z.object({
    posts: z.array(blogPost),
    total: z.int(),
    pages: z.int(),
    /** Every tag of the blog, the most used first. */
    tags: z.array(tag),
  }),
  cacheControl: "public, max-age=60, stale-while-revalidate=300",
});
