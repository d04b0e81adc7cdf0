import { ProductCarousel, type ProductCarouselProps } from "../content/product-carousel.tsx";
import { usePopularQuery } from "./recommendations-api.ts";

/** A way on from a page that has nothing to show (GUIDE, empty state): a row of what people like. */
export default function Popular({ headline }: Pick<ProductCarouselProps, "headline">) {
  const { data, isError } = usePopularQuery();
  // What comes under it keeps its place meanwhile.
  if (!data) return isError ? null : <div style={{ minHeight: "36rem" }} aria-busy="true" />;
  return <ProductCarousel headline={headline} products={data} />;
}
