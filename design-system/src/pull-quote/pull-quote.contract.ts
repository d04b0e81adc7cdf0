/** Its ground: none, hi-vis, ink, or one of the studio's tints. */
export const quoteGrounds = ["none", "marker", "ink", "butter", "blush", "mist", "sand"] as const;
export type QuoteGround = (typeof quoteGrounds)[number];
