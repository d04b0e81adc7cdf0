import { Section, Wrap } from "@tread/design-system/layout";
import { Picture } from "@tread/design-system/picture";
import { Heading, Text } from "@tread/design-system/text";
import type { Block } from "#contract/content.ts";
import { productWidths } from "../../features/media/picture-widths.ts";
import type { TileProduct } from "../../features/product/tile-product.ts";
import { useTiles } from "../../features/tiles/use-tiles.tsx";
import * as styles from "./reading.css.ts";

export interface OutfitProps extends Pick<Extract<Block, { type: "outfit" }>, "headline" | "text" | "image"> {
  products: readonly TileProduct[];
}

/** Things worn together: one picture of it, and each of them as a tile beside it. */
export function Outfit({ headline, text, image, products }: OutfitProps) {
  const tiles = useTiles(products, { pictureSizes: "(min-width: 1024px) 24vw, 47vw" });
  return (
    <Section>
      <Wrap className={styles.outfit}>
        <div className={styles.outfitPicture}>
          <Picture {...image} fit="cover" widths={[...productWidths, 960, 1280]} sizes="(min-width: 1024px) 47vw, 94vw" />
        </div>
        <div className={styles.outfitWords}>
          <Heading level={2} shout={headline.shout} aside={headline.aside} />
          <Text variant="body.lg">{text}</Text>
          <div className={styles.outfitTiles}>{tiles}</div>
        </div>
      </Wrap>
    </Section>
  );
}
