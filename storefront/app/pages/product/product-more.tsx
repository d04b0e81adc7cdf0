import { useEffect } from "react";
import type { Product } from "#domain/product/product.ts";
import { tileBar } from "#domain/product/tile-bar.ts";
import { rememberViewed, useRecentlyViewed } from "../../features/product/recently-viewed.ts";
import { useAlternativesQuery, useRecommendationsQuery } from "../../features/product/recommendations-api.ts";
import { ProductCarousel } from "../../features/tiles/product-carousel.tsx";
import { useAppStore } from "../../platform/store/hooks.ts";
import { ProductReviews } from "./product-reviews.tsx";

/** Style it with, or what to take instead of what is gone; reviews, recently viewed (PDP rows). */
export function ProductMore({ product }: { product: Product }) {
  const store = useAppStore();
  const { id: categoryId, ancestors } = product.canonicalCategory;
  const bar = tileBar(product, { loggedIn: true });
  const gone = bar === "discontinued" || bar === "soldOut";
  const { data: alternatives = [] } = useAlternativesQuery({ productId: product.id, categoryId }, { skip: !gone });
  const { data: recommended = [] } = useRecommendationsQuery(
    { categoryId, groupId: ancestors[0]?.id ?? categoryId },
    { skip: gone },
  );
  const recent = useRecentlyViewed(product.id);
  useEffect(() => rememberViewed(store.getState().shop.country, product.id), [store, product.id]);
  return (
    <>
      {gone ? (
        <ProductCarousel headline={{ shout: "Try these", aside: "instead" }} products={alternatives} />
      ) : (
        <ProductCarousel headline={{ shout: "Style it", aside: "with" }} products={recommended} />
      )}
      <ProductReviews productId={product.id} />
      <ProductCarousel headline={{ shout: "Recently", aside: "viewed" }} products={recent} />
    </>
  );
}
