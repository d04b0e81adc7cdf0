export { Price, type PriceProps } from "./Price.tsx";
export { type PriceSize, priceSizes } from "./price.contract.ts";
