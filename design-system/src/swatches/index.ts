export { Swatch, type SwatchProps } from "./Swatch.tsx";
export { Swatches, type SwatchesProps, type SwatchItem } from "./Swatches.tsx";
export type { SwatchSize } from "./swatches.contract.ts";
