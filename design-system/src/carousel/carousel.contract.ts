/**
 * How many slides stand side by side: `products` 2 and a bit, 3 and a bit from 640 px, 4 from 1024 px;
 * `wide` has a fifth from 1280 px (the error page's).
 */
export const carouselSpans = ["products", "wide"] as const;
export type CarouselSpan = (typeof carouselSpans)[number];

/** Milliseconds a move takes (CARO-01). */
export const carouselSpeed = 300;
