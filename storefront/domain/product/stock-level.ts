/** From this many pieces on a size no longer counts as nearly gone. */
export const fewLeft = 4;

/** How much there is of a size, as far as a shopper is told. */
export const stockLevels = ["inStock", "low", "none"] as const;
export type StockLevel = (typeof stockLevels)[number];

/** How much a number of pieces comes to. */
export function stockLevel(qty: number): StockLevel {
  if (qty <= 0) return "none";
  return qty < fewLeft ? "low" : "inStock";
}

/** What there is of several sizes together: the most of any. */
export function mostOf(levels: readonly StockLevel[]): StockLevel {
  return stockLevels.find((level) => levels.includes(level)) ?? "none";
}
