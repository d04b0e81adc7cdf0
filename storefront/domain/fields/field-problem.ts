/** What is wrong with a field: a code, and the figure its message needs (a maximum or a minimum). */
export interface FieldProblem<Code extends string = string> {
  readonly code: Code;
  readonly n?: number;
}
