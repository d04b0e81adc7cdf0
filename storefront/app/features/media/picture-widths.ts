/** Widths of product pictures in listings and galleries. */
export const productWidths = [160, 240, 320, 400, 480, 640, 800];
/** Widths of scenes and cut-outs across the page. */
export const sceneWidths = [480, 640, 960, 1280, 1600];
