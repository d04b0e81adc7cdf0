import { useResolveQuery } from "../../features/content/content-api.ts";
import { WidgetPlace } from "../../features/third-parties/third-parties.tsx";
import { ArticleHead } from "./article.tsx";
import { Blocks } from "./blocks.tsx";

export interface BlockPageProps {
  path: string;
}

/** A page built of blocks (CONT-04). An article opens with its title and picture in its own way. */
export function BlockPage({ path }: BlockPageProps) {
  const { data } = useResolveQuery(path);
  if (data?.entity?.type !== "page") return null;
  const { blocks, article } = data.entity.data;
  const [head, ...rest] = blocks;
  if (!article || head?.type !== "hero") return <Blocks blocks={blocks} />;
  return (
    <>
      <ArticleHead block={head} facts={article} />
      <Blocks blocks={rest} />
      <WidgetPlace name="sizeFit" />
    </>
  );
}
