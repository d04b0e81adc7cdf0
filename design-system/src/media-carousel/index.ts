export { MediaCarousel, type MediaCarouselProps } from "./MediaCarousel.tsx";
export { type MediaCarouselLayout, mediaCarouselDefaults, mediaCarouselLayouts } from "./media-carousel.contract.ts";
