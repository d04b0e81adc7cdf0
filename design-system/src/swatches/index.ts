export { Swatch, type SwatchProps } from "./Swatch.tsx";
export { Swatches, type SwatchesProps, type SwatchItem } from "./Swatches.tsx";
export { defaultSwatchCount, type SwatchSize, swatchSizes } from "./swatches.contract.ts";
