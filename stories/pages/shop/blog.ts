import type { BlogPost } from "@tread/storefront/contract/blog.ts";
import type { InputOf, ResponseOf } from "@tread/storefront/contract/calls.ts";
import { selectPosts, tagSlug, tagsOf } from "@tread/storefront/domain/blog/select-posts.ts";
import { blogConfiguration } from "@tread/storefront/domain/configuration/configuration.ts";
import { content } from "./products.ts";

const posts = (): BlogPost[] =>
  content()
    .pages("nz")
    .flatMap(({ article, blocks: [head], description, path }) => {
      if (article?.kind !== "story" || head?.type !== "hero" || !head.image || !path.startsWith("/blog/")) return [];
      const { kind: _, ...facts } = article;
      return [{ ...facts, headline: head.headline, standfirst: description, path, image: head.image }];
    });

/** The demo shop's blog, by page and tag. */
export function blogPosts({ query }: InputOf<"blog.posts">): ResponseOf<"blog.posts"> {
  const all = posts();
  const selected = selectPosts(all, { page: Number(query.page ?? 1), tag: query.tag, pageSize: blogConfiguration.pageSize });
  return { ...selected, posts: [...selected.posts], tags: tagsOf(all).map((name) => ({ name, slug: tagSlug(name) })) };
}
