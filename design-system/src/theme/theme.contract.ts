/** The themes, as the values of `data-theme`. */
export const themes = ["main", "btq"] as const;
export type Theme = (typeof themes)[number];
