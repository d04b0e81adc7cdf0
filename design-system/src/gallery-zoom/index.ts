export { GalleryZoom, type GalleryZoomProps, type ZoomPicture } from "./GalleryZoom.tsx";
