/** Times and gap of the media carousel: milliseconds and pixels. Source: browsing spec section 9 (CARO-01 to CARO-03). */
export const mediaCarouselDefaults = { speed: 300, gap: 16, autoplayDelay: 6000 } as const;

/**
 * How many slides stand side by side: `products` 2 and a bit, 3 and a bit from 640 px, 4 from 1024 px;
 * `wide` has a fifth from 1280 px (the error page's: browsing spec section 2).
 */
export const carouselSpans = ["products", "wide"] as const;
export type CarouselSpan = (typeof carouselSpans)[number];

/** `row`: one slide at a time. `spread`: from 1024 px all slides stand in two columns, as on a product page. */
export const mediaCarouselLayouts = ["row", "spread"] as const;
export type MediaCarouselLayout = (typeof mediaCarouselLayouts)[number];

/** Where a `spread` is no carousel any more. The `lg` breakpoint. */
export const spreadFrom = "(min-width: 1024px)";
