import { type ShownBlock, useResolveQuery } from "../../features/content/content-api.ts";
import { WidgetPlace } from "../../features/third-parties/third-parties.tsx";
import { ProductCarousel } from "../../features/tiles/product-carousel.tsx";
import { ArticleHead } from "./article.tsx";
import { BrandIndex } from "./brand-index.tsx";
import { BrandStrip } from "./brand-strip.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { Drop } from "./drop.tsx";
import { Edit } from "./edit.tsx";
import { EditorialSplit } from "./editorial-split.tsx";
import { Feature } from "./feature.tsx";
import { Hero } from "./hero.tsx";
import { Journal } from "./journal.tsx";
import { ProductTrio } from "./product-trio.tsx";
import { Promises } from "./promises.tsx";
import { Quote } from "./quote.tsx";
import { RichText } from "./rich-text.tsx";

function ContentBlock({ block }: { block: ShownBlock }) {
  switch (block.type) {
    case "hero":
      return <Hero block={block} />;
    case "categoryGrid":
      return <CategoryGrid block={block} />;
    case "productCarousel":
      return <ProductCarousel headline={block.headline} more={block.more} products={block.products} />;
    case "productTrio":
      return <ProductTrio headline={block.headline} more={block.more} products={block.products} />;
    case "quote":
      return <Quote block={block} />;
    case "richText":
      return <RichText block={block} />;
    case "edit":
      return <Edit block={block} />;
    case "editorialSplit":
      return <EditorialSplit block={block} />;
    case "drop":
      return <Drop block={block} />;
    case "brandStrip":
      return <BrandStrip block={block} />;
    case "brandIndex":
      return <BrandIndex block={block} />;
    case "feature":
      return <Feature block={block} />;
    case "journal":
      return <Journal block={block} />;
    case "promises":
      return <Promises block={block} />;
  }
}

const Blocks = ({ blocks }: { blocks: readonly ShownBlock[] }) =>
  blocks.map((block, index) => <ContentBlock key={`${block.type}-${index}`} block={block} />);

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
