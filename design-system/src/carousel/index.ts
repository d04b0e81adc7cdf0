export { Carousel, type CarouselProps } from "./Carousel.tsx";
export { type CarouselSpan, carouselSpans } from "./carousel.contract.ts";
