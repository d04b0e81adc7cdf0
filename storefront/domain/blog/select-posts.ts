/** A tag's name as addresses have it (`Behind the seams` is `behind-the-seams`): lower case, words joined by hyphens. */
export function tagSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join("-");
}

export interface PostSelection<Post> {
  /** The posts of the page that was asked for; none beyond the last page. */
  readonly posts: readonly Post[];
  /** How many there are on all pages. */
  readonly total: number;
  /** How many pages there are, at least one. */
  readonly pages: number;
}

export interface PostQuery {
  /** From 1. */
  readonly page: number;
  /** A tag's slug; every post when undefined. */
  readonly tag?: string | undefined;
  readonly pageSize: number;
}

/** One page of the blog, newest first; posts of one moment keep their order (CONT-01). */
export function selectPosts<Post extends { readonly published: number; readonly tags: readonly string[] }>(
  posts: readonly Post[],
  { page, tag, pageSize }: PostQuery,
): PostSelection<Post> {
  const tagged = tag === undefined ? posts : posts.filter((post) => post.tags.some((name) => tagSlug(name) === tag));
  const newestFirst = [...tagged].sort((a, b) => b.published - a.published);
  return {
    posts: newestFirst.slice((page - 1) * pageSize, page * pageSize),
    total: tagged.length,
    pages: Math.max(1, Math.ceil(tagged.length / pageSize)),
  };
}

/** Every tag that a post has, those with more posts first, then by name. */
export function tagsOf(posts: readonly { readonly tags: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => [...new Set(post.tags)])) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, some], [b, others]) => others - some || a.localeCompare(b, "en")).map(([tag]) => tag);
}
