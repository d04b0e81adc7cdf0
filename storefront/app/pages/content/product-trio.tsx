import { Section, Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Heading } from "@tread/design-system/text";
import type { Block } from "#contract/content.ts";
import type { TileProduct } from "../../features/product/tile-product.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { useTiles } from "../../features/tiles/use-tiles.tsx";
import * as styles from "./blocks.css.ts";

export interface ProductTrioProps extends Pick<Extract<Block, { type: "productTrio" }>, "headline" | "more"> {
  products: readonly TileProduct[];
}

/** Three products that stand at different heights where there is room. */
export function ProductTrio({ headline, more, products }: ProductTrioProps) {
  const href = useShopHref();
  const tiles = useTiles(products, { pictureSizes: "(min-width: 768px) 31vw, 94vw" });
  return (
    <Section>
      <Wrap>
        <div className={styles.sectionHead}>
          <Heading level={2} shout={headline.shout} aside={headline.aside} />
          {more && (
            <Link variant="standalone" href={href(more.path)}>
              {more.label}
            </Link>
          )}
        </div>
        <div className={styles.trio}>{tiles}</div>
      </Wrap>
    </Section>
  );
}
