import { ArticleCard, ArticleGrid } from "@tread/design-system/article-card";
import { Picture } from "@tread/design-system/picture";
import { Skeleton } from "@tread/design-system/skeleton";
import { useEffect, useEffectEvent } from "react";
import type { BlogPost } from "#contract/blog.ts";
import { LoadFailedNote } from "../../features/alerts/load-failed-note.tsx";
import { type BlogQuery, useBlogPostsQuery } from "../../features/content/blog-api.ts";
import { productWidths, sceneWidths } from "../../features/media/picture-widths.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import * as styles from "./blog.css.ts";

const leadWidths = [...new Set([...productWidths, ...sceneWidths])];

/** A story that is on its way, in its shape. */
const waiting = ["one", "two", "three"];

export interface BlogPostsProps {
  query: BlogQuery;
  /** The first story is larger than the others. */
  lead: boolean;
  /** The stories of a page have come. */
  onArrive: (page: number) => void;
}

/** One page of the blog's stories; their shapes while they load, and a way to try again when they do not come. */
export function BlogPosts({ query, lead, onArrive }: BlogPostsProps) {
  const { currentData: data, isError, refetch } = useBlogPostsQuery(query);
  const arrived = data !== undefined;
  const tell = useEffectEvent(() => onArrive(query.page));
  useEffect(() => {
    if (arrived) tell();
  }, [arrived]);
  if (isError && !data) return <LoadFailedNote message="We couldn't load more stories." onRetry={refetch} />;
  if (!data) {
    return (
      <ArticleGrid aria-busy="true">
        {waiting.map((name) => (
          <Skeleton key={name} className={styles.waiting} />
        ))}
      </ArticleGrid>
    );
  }
  const [first, ...others] = data.posts;
  const inGrid = lead ? others : data.posts;
  return (
    <>
      {lead && first && <Post post={first} look="lead" />}
      <ArticleGrid>
        {inGrid.map((post) => (
          <Post key={post.path} post={post} look="card" />
        ))}
      </ArticleGrid>
    </>
  );
}

function Post({ post, look }: { post: BlogPost; look: "lead" | "card" }) {
  const href = useShopHref();
  const { headline, standfirst, path, image, kicker, minutes } = post;
  const isLead = look === "lead";
  return (
    <ArticleCard
      look={look}
      href={href(path)}
      title={headline.shout}
      aside={headline.aside}
      meta={[kicker, `${minutes} min`]}
      standfirst={isLead ? standfirst : undefined}
      picture={
        <Picture
          {...image}
          alt=""
          fit="cover"
          widths={isLead ? leadWidths : productWidths}
          sizes={isLead ? "(min-width: 1024px) 62vw, 100vw" : "(min-width: 1024px) 31vw, (min-width: 640px) 47vw, 94vw"}
          priority={isLead}
        />
      }
    />
  );
}
