/** `tile`: a strip for a tile's picture. `block`: large numerals; `compact`: the same at 52 px. */
export const countdownVariants = ["tile", "block", "compact"] as const;
export type CountdownVariant = (typeof countdownVariants)[number];
