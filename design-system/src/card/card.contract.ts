/** `ink` for points and what they are worth, `marker` for what the shop wants done next. */
export const cardTones = ["plain", "ink", "marker"] as const;
export type CardTone = (typeof cardTones)[number];

/** Columns of six that a card takes from 768 px in a CardGrid. */
export const cardSpans = [2, 3, 4, 6] as const;
export type CardSpan = (typeof cardSpans)[number];
