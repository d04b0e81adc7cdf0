/** What something was paid with, as a line may break it: `Visa ending 1111` keeps the number beside what says what it is. */
export const endingTogether = (label: string): string => label.replace(/ending (?=\S+$)/, "ending\u00a0");
