import { isLongerThan } from "./character-count.ts";
import { cleanText } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export const challengeAnswerMax = 100;
export type ChallengeAnswerProblemCode = "empty" | "tooLong";

/** The answer to a product's question: required, at most 100 (cart and checkout §5; FORM-31, FORM-32). */
export function challengeAnswerProblem(value: string): FieldProblem<ChallengeAnswerProblemCode> | null {
  const answer = cleanText(value);
  if (answer === "") return { code: "empty" };
  return isLongerThan(answer, challengeAnswerMax) ? { code: "tooLong", n: challengeAnswerMax } : null;
}
