import { usePopularQuery } from "./popular-api.ts";
import { ProductCarousel, type ProductCarouselProps } from "./product-carousel.tsx";

/** A way on from a page that has nothing to show: a row of what people like. */
export function Popular({ headline, inColumn }: Pick<ProductCarouselProps, "headline" | "inColumn">) {
  const { data, isError } = usePopularQuery();
  // What comes under it keeps its place meanwhile.
  if (!data) return isError ? null : <div style={{ minHeight: "36rem" }} aria-busy="true" />;
  return <ProductCarousel headline={headline} products={data} inColumn={inColumn} />;
}
