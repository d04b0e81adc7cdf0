/** `tile`: small, over a picture; pressing adds or removes. `page`: large; pressing chooses. */
export const sizeButtonsPlaces = ["tile", "page"] as const;
export type SizeButtonsPlace = (typeof sizeButtonsPlaces)[number];
