import { Badge } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { EmptyState } from "@tread/design-system/empty-state";
import { TileGrid } from "@tread/design-system/layout";
import { LoadMore } from "@tread/design-system/pagination";
import { ProductTileSkeleton } from "@tread/design-system/product-tile";
import { Text } from "@tread/design-system/text";
import { useState } from "react";
import { tileBar } from "#domain/product/tile-bar.ts";
import { AccountHeading } from "../../../features/account/account-heading.tsx";
import { keepFocusNear } from "../../../features/alerts/keep-focus-near.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import { toTileProduct } from "../../../features/product/tile-product.ts";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { Popular } from "../../../features/tiles/popular.tsx";
import { useTiles } from "../../../features/tiles/use-tiles.tsx";
import { priceChange } from "../../../features/wishlist/price-change.ts";
import { useWishedProducts, type Wished } from "../../../features/wishlist/use-wished-products.ts";
import { useFocusOfView } from "../../../platform/routing/focus-heading.ts";
import { MoveToCart, type MoveToCartProps } from "./move-to-cart.tsx";
import * as styles from "./wishlist.css.ts";

/** How many are shown at first, and more with each press. */
const pageSize = 48;

function WishFoot({ onRefused, ...wished }: MoveToCartProps) {
  const { item, product } = wished;
  const href = useShopHref();
  const { code } = useCountry();
  const change = priceChange(item.price, product.price, code);
  const bar = tileBar(product, { loggedIn: true });
  return (
    <div key={bar} ref={keepFocusNear} className={styles.foot}>
      {change && <Badge tone={change.cheaper ? "success" : "muted"}>{change.words}</Badge>}
      {bar === "addToCart" ? (
        <MoveToCart {...wished} onRefused={onRefused} />
      ) : (
        <Button block variant="secondary" href={href(product.path)} aria-label={`View details of ${product.name}`}>
          View details
        </Button>
      )}
    </div>
  );
}

function WishGrid({ wished, onRefused }: { wished: readonly Wished[] } & Pick<MoveToCartProps, "onRefused">) {
  const tiles = useTiles(
    wished.map(({ product }) => toTileProduct(product)),
    { level: 2, priority: 3, pictureSizes: "(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw" },
  );
  return (
    <TileGrid>
      {wished.map((each, index) => (
        <div key={each.product.id} ref={keepFocusNear} className={styles.item}>
          {tiles[index]}
          <WishFoot {...each} onRefused={onRefused} />
        </div>
      ))}
    </TileGrid>
  );
}

function EmptyWishlist() {
  const href = useShopHref();
  return (
    <div className={styles.none}>
      <EmptyState
        className={styles.empty}
        level={1}
        shout="No crushes"
        aside="yet?"
        sentence="Tap the heart on anything you like and it waits for you here. No judgement, no expiry."
      >
        <Button size="lg" href={href("/products")}>
          Find something to love
        </Button>
      </EmptyState>
      <Popular headline={{ shout: "Most", aside: "hearted" }} inColumn />
    </div>
  );
}

/** What the shopper has saved, newest first: choose a size, put it into the cart, move it there, or take it off (ROUTE-34; WISH-09). */
export function WishlistPage() {
  const [limit, setLimit] = useState(pageSize);
  const { wished, total, failed, loading, retry, refresh } = useWishedProducts(limit);
  const isEmpty = total === 0 || (wished?.length === 0 && !loading);
  useFocusOfView(isEmpty);
  if (isEmpty) return <EmptyWishlist />;
  return (
    <>
      <AccountHeading
        shout="Wishlist"
        end={total !== undefined && <Text tone="secondary">{`${total} ${total === 1 ? "thing" : "things"}`}</Text>}
      />
      {failed ? (
        <LoadFailedNote message="We can't load your wishlist right now." onRetry={retry} />
      ) : wished ? (
        <WishGrid wished={wished} onRefused={refresh} />
      ) : (
        <TileGrid aria-busy="true">
          {[1, 2, 3].map((tile) => (
            <ProductTileSkeleton key={tile} />
          ))}
        </TileGrid>
      )}
      {wished && total !== undefined && (limit > pageSize || wished.length < total) && (
        <LoadMore
          className={styles.more}
          seen={wished.length}
          total={total}
          pageSize={pageSize}
          loading={loading}
          onLoadMore={() => setLimit(limit + pageSize)}
        />
      )}
    </>
  );
}
