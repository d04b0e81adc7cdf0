/**
 * `text` runs inside a sentence; `quiet` has a paler underline; `standalone` stands alone and grows to 44 px on touch;
 * `plain` has neither underline nor wipe, for pictures, cards and lists of links.
 */
export const linkVariants = ["text", "quiet", "standalone", "plain"] as const;
export type LinkVariant = (typeof linkVariants)[number];
