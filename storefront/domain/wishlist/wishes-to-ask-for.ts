/**
 * How many of the newest wishes are asked for to have as many as are wanted. Older ones stand in the places of those that are gone,
 * and as many again, so that a long row of gone ones is passed in a few questions.
 * @param gone how many of those that were asked for the shop no longer has
 */
export const wishesToAskFor = (wanted: number, gone: number): number => wanted + 2 * gone;
