export { PriceRange, type PriceRangeProps } from "./PriceRange.tsx";
export type { PriceBounds, PriceEnd, PriceLimits } from "./price-range.ts";
