export { GalleryZoom, type GalleryZoomProps, type ZoomPicture } from "./GalleryZoom.tsx";
export { zoomScales } from "./zoom.ts";
