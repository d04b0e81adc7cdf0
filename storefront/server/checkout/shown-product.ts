import { byEmailLabel, comesByEmail } from "#domain/product/comes-by-email.ts";
import type { Product, SizeChart } from "#domain/product/product.ts";
import { sizeLabel } from "#domain/product/size-chart.ts";

/** A size chart of the country's shop, for the sizes on orders and in mails; null where a product has none. */
export type SizeChartById = (id: string) => SizeChart | null | undefined;

/** A size in words, as orders name it; how it comes, for what has none. */
export function variantLabel(
  { sizeChart, functionalType }: Pick<Product, "sizeChart" | "functionalType">,
  code: string,
  sizeChartById: SizeChartById,
): string {
  if (comesByEmail(functionalType)) return byEmailLabel;
  return sizeLabel(sizeChart === null ? null : (sizeChartById(sizeChart.id) ?? null), code);
}

/** What a line of a cart or an order shows of a product. */
export function shownProduct({ name, brand, colourName, path, productGallery }: Product) {
  const image = productGallery.find((item) => item.type === "IMAGE")?.src ?? "";
  return { name, brand: brand.name, colourName, path, image };
}
