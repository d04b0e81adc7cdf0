import type { Article } from "./article.ts";
import { helpPages } from "./help.ts";
import { moreStories } from "./more-stories.ts";
import { stories } from "./stories.ts";

/** Everything there is to read, stories first. */
export const articles: readonly Article[] = [...stories, ...moreStories, ...helpPages];

/** The boutique's lookbook opens and closes with the boutique, at an address of its own (ROUTE-06). */
const lookbook = "btq-lookbook";

/** Where an article lives: stories in the blog, help under `/articles`. */
export const articlePath = ({ slug, story }: Article): string =>
  story && slug !== lookbook ? `/blog/${slug}` : `/articles/${slug}`;
