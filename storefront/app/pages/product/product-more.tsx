import type { Product } from "#domain/product/product.ts";
import { tileBar } from "#domain/product/tile-bar.ts";
import { useRecentlyViewed } from "../../features/product/recently-viewed.ts";
import { useAlternativesQuery, useRecommendationsQuery } from "../../features/product/recommendations-api.ts";
import { ProductCarousel } from "../../features/tiles/product-carousel.tsx";
import { carouselHeight } from "./when-near.tsx";

/** Style it with, or what to take instead of what is gone (PDP rows). */
export function GoesWith({ product }: { product: Product }) {
  const { id: categoryId, ancestors } = product.canonicalCategory;
  const bar = tileBar(product, { loggedIn: true });
  const gone = bar === "discontinued" || bar === "soldOut";
  const alternatives = useAlternativesQuery({ productId: product.id, categoryId }, { skip: !gone });
  // Department, kind and sort: men, shoes, sneakers.
  const [departmentId = categoryId, kindId = categoryId] = ancestors.map((category) => category.id);
  const recommended = useRecommendationsQuery({ productId: product.id, departmentId, kindId }, { skip: gone });
  const { data, isError } = gone ? alternatives : recommended;
  // The reviews under it keep their place meanwhile.
  if (!data) return isError ? null : <div style={{ minHeight: carouselHeight }} aria-busy="true" />;
  return (
    <ProductCarousel
      headline={gone ? { shout: "Try these", aside: "instead" } : { shout: "Style it", aside: "with" }}
      products={data}
    />
  );
}

/** What was looked at before this product. */
export function RecentlyViewed({ product }: { product: Product }) {
  return <ProductCarousel headline={{ shout: "Recently", aside: "viewed" }} products={useRecentlyViewed(product.id)} />;
}
