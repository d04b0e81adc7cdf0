/** `tile`: small, over a picture; pressing adds or removes. `page`: large; pressing chooses. */
export const sizeButtonsPlaces = ["tile", "page"] as const;
export type SizeButtonsPlace = (typeof sizeButtonsPlaces)[number];

/** Milliseconds without a key after which what was typed in a picker is forgotten (TILE-57). */
export const sizeSearchClear = 350;
