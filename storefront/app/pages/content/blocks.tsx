import { memo, Suspense } from "react";
import type { ShownBlock } from "../../features/content/content-api.ts";
import { ProductCarousel } from "../../features/tiles/product-carousel.tsx";
import { Announcement } from "./announcement.tsx";
import { BrandIndex } from "./brand-index.tsx";
import { BrandStrip } from "./brand-strip.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { Drop } from "./drop.tsx";
import { Edit } from "./edit.tsx";
import { EditorialSplit } from "./editorial-split.tsx";
import { Feature } from "./feature.tsx";
import { Film } from "./film.tsx";
import { Hero } from "./hero.tsx";
import { Journal } from "./journal.tsx";
import { Outfit } from "./outfit.tsx";
import { ProductTrio } from "./product-trio.tsx";
import { Promises } from "./promises.tsx";
import { Quote } from "./quote.tsx";
import { RichText } from "./rich-text.tsx";

function DrawnBlock({ block }: { block: ShownBlock }) {
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
    case "announcement":
      return <Announcement block={block} />;
    case "video":
      return <Film block={block} />;
    case "outfit":
      return <Outfit headline={block.headline} text={block.text} image={block.image} products={block.products} />;
    case "promises":
      return <Promises block={block} />;
  }
}

/** A block hydrates in its turn, and first the one that is pressed. The same block is not drawn again: that would hydrate it at once. */
const ContentBlock = memo(({ block }: { block: ShownBlock }) => (
  <Suspense>
    <DrawnBlock block={block} />
  </Suspense>
));
ContentBlock.displayName = "ContentBlock";

export interface BlocksProps {
  blocks: readonly ShownBlock[];
}

/** Blocks of a page one under the other, each as its type is drawn (CONT-04). */
export function Blocks({ blocks }: BlocksProps) {
  return blocks.map((block, index) => <ContentBlock key={`${block.type}-${index}`} block={block} />);
}
