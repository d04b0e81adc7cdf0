import { Card } from "@tread/design-system/card";
import { Link } from "@tread/design-system/link";
import { ProductTileSkeleton } from "@tread/design-system/product-tile";
import { Text } from "@tread/design-system/text";
import { keepFocusNear } from "../../../features/alerts/keep-focus-near.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import { toTileProduct } from "../../../features/product/tile-product.ts";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import { useTiles } from "../../../features/tiles/use-tiles.tsx";
import type { Wished, WishedProducts } from "../../../features/wishlist/use-wished-products.ts";
import { strip } from "./home.css.ts";

/** As many as stand beside each other. */
export const wishesShown = 4;

function WishStrip({ wished }: { wished: readonly Wished[] }) {
  const tiles = useTiles(
    wished.map(({ product }) => toTileProduct(product)),
    { pictureSizes: "(min-width: 768px) 18vw, 43vw" },
  );
  return (
    <div ref={keepFocusNear} className={strip}>
      {tiles.map((tile) => (
        <div key={tile.key} ref={keepFocusNear}>
          {tile}
        </div>
      ))}
    </div>
  );
}

/** The newest of the wishlist. */
export function WishlistCard({ wishes: { wished, total, failed, retry } }: { wishes: WishedProducts }) {
  const href = useShopHref();
  return (
    <Card
      span={6}
      title="Wishlist"
      count={total || undefined}
      action={
        total ? (
          <Link href={href("/account/wishlist")} aria-label="See all of your wishlist">
            See all
          </Link>
        ) : undefined
      }
    >
      {total === 0 ? (
        <Text tone="secondary">Tap the heart on anything you like and it waits for you here.</Text>
      ) : failed ? (
        <LoadFailedNote message="We can't load your wishlist right now." onRetry={retry} />
      ) : wished ? (
        <WishStrip wished={wished} />
      ) : (
        <div className={strip} aria-busy="true">
          {[1, 2, 3, 4].map((tile) => (
            <ProductTileSkeleton key={tile} />
          ))}
        </div>
      )}
    </Card>
  );
}
