export { GallerySlide, type GallerySlideProps } from "./GallerySlide.tsx";
