/** How a buyer says that something fits. */
export const fitAnswers = ["small", "true", "large"] as const;
export type FitAnswer = (typeof fitAnswers)[number];

/** What buyers say of a product's fit, taken together. */
export interface FitNote {
  readonly fit: FitAnswer;
  /** How many say so, and how many say anything of it. */
  readonly agreeing: number;
  readonly answers: number;
}

/** Answers below which nothing is said: two friends are no measure. */
const fewest = 5;
/** The share that has to agree. */
const majority = 0.5;

/** How a product fits by its buyers; null where too few have said so, or where they do not agree. */
export function fitNote(answers: readonly FitAnswer[]): FitNote | null {
  if (answers.length < fewest) return null;
  for (const fit of fitAnswers) {
    const agreeing = answers.filter((answer) => answer === fit).length;
    if (agreeing / answers.length > majority) return { fit, agreeing, answers: answers.length };
  }
  return null;
}
