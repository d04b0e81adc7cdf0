/** Where a menu opens from its button. */
export const menuSides = ["top", "bottom"] as const;
export type MenuSide = (typeof menuSides)[number];
