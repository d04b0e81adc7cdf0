/** Width of each picture: 48 px in a list of orders, 72 in a card. */
export const pictureStripSizes = ["sm", "md"] as const;
export type PictureStripSize = (typeof pictureStripSizes)[number];
