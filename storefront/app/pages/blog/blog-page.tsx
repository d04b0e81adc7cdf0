import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Button } from "@tread/design-system/button";
import { Chip } from "@tread/design-system/chip";
import { EmptyState } from "@tread/design-system/empty-state";
import { Wrap } from "@tread/design-system/layout";
import { LoadMore, Pagination } from "@tread/design-system/pagination";
import { Heading } from "@tread/design-system/text";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { blogConfiguration } from "#domain/configuration/configuration.ts";
import { type BlogQuery, useBlogPostsQuery } from "../../features/content/blog-api.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { useHydrated } from "../../platform/hydration/use-hydrated.ts";
import * as styles from "./blog.css.ts";
import { BlogPosts } from "./blog-posts.tsx";
import { blogAddress } from "./blog-query.ts";

const { pageSize } = blogConfiguration;
const crumbs = [{ label: "Home", href: "/" }, { label: "Journal" }];

export interface BlogPageProps {
  /** The page and the tag of the address. */
  query: BlogQuery;
}

/** The journal: its stories by tag, newest first, more of them in place or page by page (CONT-01). */
export function BlogPage({ query }: BlogPageProps) {
  const href = useShopHref();
  const navigate = useNavigate();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const stories = useRef<HTMLDivElement>(null);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const { data } = useBlogPostsQuery(query);
  // Pages loaded below the first one are remembered in the history entry, so that Back finds the same place.
  const kept = hydrated ? (state as { through?: number } | null)?.through : undefined;
  if (!data) return null;
  const { total, pages, tags } = data;
  const through = Math.min(Math.max(kept ?? query.page, query.page), pages);
  const tag = tags.find(({ slug }) => slug === query.tag);
  const focusNew = (page: number) => {
    if (page !== firstNew) return;
    setFirstNew(null);
    stories.current
      ?.querySelectorAll("article")
      [(page - query.page) * pageSize]?.querySelector("a")
      ?.focus({ preventScroll: true });
  };
  return (
    <>
      <Wrap className={styles.head}>
        <Breadcrumbs crumbs={crumbs.map((crumb) => ({ ...crumb, href: crumb.href && href(crumb.href) }))} />
        <Heading level={1} size="xl" className={styles.title} shout="The journal" aside={tag?.name.toLowerCase()} />
        <ul className={styles.tags} aria-label="Tags">
          <li>
            <Chip href={href(blogAddress({ page: 1 }))} aria-current={query.tag ? undefined : "page"}>
              Everything
            </Chip>
          </li>
          {tags.map(({ name, slug }) => (
            <li key={slug}>
              <Chip href={href(blogAddress({ page: 1, tag: slug }))} aria-current={slug === query.tag ? "page" : undefined}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      </Wrap>
      <Wrap>
        {total === 0 ? (
          <EmptyState
            className={styles.empty}
            shout="Nothing here."
            aside="Yet."
            sentence={query.tag ? "No story has that tag. There are others." : "No story has been told."}
          >
            {query.tag === undefined ? undefined : (
              <Button size="lg" href={href(blogAddress({ page: 1 }))}>
                Read everything
              </Button>
            )}
          </EmptyState>
        ) : (
          <>
            <div ref={stories} className={styles.stories}>
              {Array.from({ length: through - query.page + 1 }, (_, index) => (
                <BlogPosts
                  key={query.page + index}
                  query={{ ...query, page: query.page + index }}
                  lead={query.page + index === 1}
                  onArrive={focusNew}
                />
              ))}
            </div>
            <LoadMore
              className={styles.more}
              seen={Math.min(total, through * pageSize)}
              total={total}
              pageSize={pageSize}
              onLoadMore={() => {
                setFirstNew(through + 1);
                navigate(blogAddress(query), { replace: true, preventScrollReset: true, state: { through: through + 1 } });
              }}
            >
              <Pagination page={through} count={pages} href={(page) => href(blogAddress({ ...query, page }))} />
            </LoadMore>
          </>
        )}
      </Wrap>
    </>
  );
}
