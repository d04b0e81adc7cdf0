import type { BlogPost } from "#contract/blog.ts";
import type { Page } from "#contract/content.ts";
import { selectPosts, tagSlug, tagsOf } from "#domain/blog/select-posts.ts";
import { blogConfiguration } from "#domain/configuration/configuration.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { Service } from "../service.ts";
import { deepFreeze } from "./deep-freeze.ts";

export interface BlogOptions {
  /** The pages of a country's shop; the stories under `/blog` make its blog. */
  pages(country: CountryCode): readonly Page[];
  /** Calls back when they may be others. */
  onDocuments(listener: () => void): unknown;
}

/** The blog's call, answered from the shop's pages. */
export function createBlog({ pages, onDocuments }: BlogOptions): Service<"blog.posts"> {
  const read = () =>
    new Map(
      countryCodes.map((country) => {
        const posts = deepFreeze(pages(country).flatMap(postOf));
        return [country, { posts, tags: tagsOf(posts).map((name) => ({ name, slug: tagSlug(name) })) }];
      }),
    );
  let blogs = read();
  onDocuments(() => {
    blogs = read();
  });
  return {
    "blog.posts": ({ query }, { country }) => {
      const { posts, tags } = blogs.get(country)!;
      const selected = selectPosts(posts, { ...query, pageSize: blogConfiguration.pageSize });
      return { ...selected, posts: [...selected.posts], tags };
    },
  };
}

function postOf({ article, blocks, description, path }: Page): BlogPost[] {
  const [head] = blocks;
  if (article?.kind !== "story" || !path.startsWith("/blog/") || head?.type !== "hero" || !head.image) return [];
  const { kind: _, ...facts } = article;
  return [{ ...facts, headline: head.headline, standfirst: description, path, image: head.image }];
}
