import { VisuallyHidden } from "@tread/design-system/visually-hidden";
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
  const { blocks, article, title } = data.entity.data;
  const [head, ...rest] = blocks;
  if (!article || head?.type !== "hero") {
    const isHeaded = blocks.some(({ type }) => type === "hero");
    return (
      <>
        {!isHeaded && (
          <h1>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
        )}
        <Blocks blocks={blocks} />
      </>
    );
  }
  return (
    <>
      <ArticleHead block={head} facts={article} />
      <Blocks blocks={rest} />
      <WidgetPlace name="sizeFit" />
    </>
  );
}
