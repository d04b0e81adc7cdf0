/**
 * What something was paid with, as it stands within a sentence: the names of cards and wallets keep their capital, the shop's own words
 * do not.
 */
export const labelWithinSentence = (label: string): string =>
  label.replace(/^(?:Gift card|What)\b/, (words) => words.toLowerCase());
