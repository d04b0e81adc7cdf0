import type { FieldProblem } from "./field-problem.ts";

export type ChallengeAnswerProblemCode = "empty" | "tooLong";

/** Characters that an answer has at most. */
const longest = 100;

/** Without blanks around it, and with one where there are several. */
export function normaliseChallengeAnswer(value: string): string {
  return value.normalize("NFKC").replace(/\s+/g, " ").trim();
}

/** The answer to a product's challenge question: required, at most 100 characters. */
export function challengeAnswerProblem(value: string): FieldProblem<ChallengeAnswerProblemCode> | null {
  const answer = normaliseChallengeAnswer(value);
  if (answer === "") return { code: "empty" };
  return answer.length > longest ? { code: "tooLong", n: longest } : null;
}

const compared = (value: string) => normaliseChallengeAnswer(value).toLowerCase();

/** Whether an answer is one of the right ones, however it is spaced and whatever its case. */
export function isRightAnswer(rightAnswers: readonly string[], answer: string): boolean {
  return challengeAnswerProblem(answer) === null && rightAnswers.some((right) => compared(right) === compared(answer));
}
