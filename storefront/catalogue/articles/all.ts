import type { Article } from "./article.ts";
import { helpPages } from "./help.ts";
import { stories } from "./stories.ts";

/** Everything under `/articles`, stories first. */
export const articles: readonly Article[] = [...stories, ...helpPages];

/** Where an article lives. */
export const articlePath = (article: Article): string => `/articles/${article.slug}`;

const bySlug = new Map(articles.map((article) => [article.slug, article]));

/** @throws {Error} when there is none, so that a broken link fails at start. */
export function article(slug: string): Article {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`there is no article ${slug}`);
  return found;
}
