/**
 * Address of one rendition of a picture, on the image-resizing path that the hosted service and our own share
 * (IMG-07).
 */
export function pictureAddress(src: string, { width, blur }: { width: number; blur?: number }): string {
  return `/cdn-cgi/image/width=${width},fit=scale-down,format=auto${blur ? `,blur=${blur}` : ""}${src}`;
}

/** Widths of product pictures in listings and galleries. */
export const productWidths = [160, 240, 320, 400, 480, 640, 800];
/** Widths of scenes and cut-outs across the page. */
export const sceneWidths = [480, 640, 960, 1280, 1600];
