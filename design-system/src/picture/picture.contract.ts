/** How a picture fills its box. */
export const pictureFits = ["natural", "cover", "contain"] as const;
export type PictureFit = (typeof pictureFits)[number];
