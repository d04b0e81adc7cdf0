export { MediaCarousel, type MediaCarouselProps } from "./MediaCarousel.tsx";
export { type MediaCarouselLayout, mediaCarouselLayouts } from "./media-carousel.contract.ts";
