/** `plain`: terms in a column of their own. `framed`: a bordered row each, with a way back to what was answered. */
export const descriptionListLooks = ["plain", "framed"] as const;
export type DescriptionListLook = (typeof descriptionListLooks)[number];
