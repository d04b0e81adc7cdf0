import { Countdown } from "@tread/design-system/countdown";
import { ProductTile, type ProductTileProps } from "@tread/design-system/product-tile";
import { memo, useState } from "react";
import { isCountingDown } from "#domain/product/is-counting-down.ts";
import { onThisDevice } from "../../platform/api/shop-clock.ts";
import { SurvivesLostCode } from "../../platform/hydration/survives-lost-code.tsx";
import { type TileProduct, withDefaults } from "../product/tile-product.ts";
import { type TileSetting, tileParts } from "./tile-parts.ts";

export interface ShopTileProps
  extends Pick<
    ProductTileProps,
    "level" | "pictureSizes" | "priority" | "galleryOverlay" | "sizes" | "heart" | "onFollow" | "onHeart" | "onSizes" | "onPick"
  > {
  product: TileProduct;
  /** The same object as long as it says the same, so that no tile is drawn again for nothing. */
  setting: TileSetting;
}

/** A product as a tile of the shop. */
export const ShopTile = memo(({ product, setting, ...rest }: ShopTileProps) => {
  const parts = tileParts(product, setting);
  const [released, setReleased] = useState(false);
  return (
    <SurvivesLostCode start={`main a[href="${parts.href}"]`}>
      <ProductTile
        {...parts}
        {...rest}
        countdown={
          product.release && !released && isCountingDown(withDefaults(product), setting.now) ? (
            <Countdown release={onThisDevice(product.release)} variant="tile" onEnd={() => setReleased(true)} />
          ) : undefined
        }
      />
    </SurvivesLostCode>
  );
});
ShopTile.displayName = "ShopTile";
