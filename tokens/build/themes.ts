/** The themes of the shop. `main` is complete; every other theme only overrides semantic tokens of `main`. */
export const themes = ["main", "btq"] as const;

/** A theme's name, also the value of `data-theme` in the page. */
export type Theme = (typeof themes)[number];
