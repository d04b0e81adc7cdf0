import type { FieldProblem } from "./field-problem.ts";

/** A sentence for every code of a rule; `{n}` stands for the problem's figure. */
export type Messages<Code extends string> = Readonly<Record<Code, string>>;

/** The sentence for a problem. Form, store and server all say it. */
export function problemMessage<Code extends string>(messages: Messages<Code>, problem: FieldProblem<Code>): string {
  return messages[problem.code].replace("{n}", String(problem.n));
}
