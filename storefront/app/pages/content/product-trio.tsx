import { Section, Wrap } from "@tread/design-system/layout";
import type { Block } from "#contract/content.ts";
import type { TileProduct } from "../../features/product/tile-product.ts";
import { useTiles } from "../../features/tiles/use-tiles.tsx";
import * as styles from "./blocks.css.ts";
import { SectionHead } from "./section-head.tsx";

export interface ProductTrioProps extends Pick<Extract<Block, { type: "productTrio" }>, "headline" | "more"> {
  products: readonly TileProduct[];
}

/** Three products that stand at different heights where there is room. */
export function ProductTrio({ headline, more, products }: ProductTrioProps) {
  const tiles = useTiles(products, { pictureSizes: "(min-width: 768px) 31vw, 94vw" });
  return (
    <Section>
      <Wrap>
        <SectionHead headline={headline} more={more} />
        <div className={styles.trio}>{tiles}</div>
      </Wrap>
    </Section>
  );
}
