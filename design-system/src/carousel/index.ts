export { Carousel, type CarouselProps } from "./Carousel.tsx";
export {
  type CarouselSpan,
  carouselSpans,
  type MediaCarouselLayout,
  mediaCarouselDefaults,
  mediaCarouselLayouts,
} from "./carousel.contract.ts";
export { GallerySlide, type GallerySlideProps } from "./GallerySlide.tsx";
export { MediaCarousel, type MediaCarouselProps } from "./MediaCarousel.tsx";
