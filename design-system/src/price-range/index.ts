export { PriceRange, type PriceRangeProps } from "./PriceRange.tsx";
export { priceEnds, priceRangeDefaults } from "./price-range.contract.ts";
export type { PriceBounds, PriceEnd, PriceLimits } from "./price-range.ts";
