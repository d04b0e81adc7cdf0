import { carouselSpeed } from "../carousel/carousel.contract.ts";

/** Times and gap of the media carousel: milliseconds and pixels (CARO-01 to CARO-03). */
export const mediaCarouselDefaults = { speed: carouselSpeed, gap: 16, autoplayDelay: 6000 } as const;

/** `row`: one slide at a time. `spread`: from 1024 px all slides stand in two columns, as on a product page. */
export const mediaCarouselLayouts = ["row", "spread"] as const;
export type MediaCarouselLayout = (typeof mediaCarouselLayouts)[number];

/** Where a `spread` is no carousel any more. The `lg` breakpoint. */
export const spreadFrom = "(min-width: 64em)";
