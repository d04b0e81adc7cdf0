import type { FieldProblem } from "#domain/fields/field-problem.ts";
import { type Messages, problemMessage } from "#domain/fields/problem-message.ts";
import { ApiError } from "../api-error.ts";

/** Gathers what is wrong with the fields of a request, each in the words of its form. */
export class FieldIssues {
  readonly #issues: { path: string; message: string }[] = [];

  /** @param path where in the body, e.g. `contact.email` */
  note<Code extends string>(path: string, messages: Messages<Code>, problem: FieldProblem<Code> | null): void {
    if (problem !== null) this.#issues.push({ path: `body.${path}`, message: problemMessage(messages, problem) });
  }

  /** @throws ApiError 422 `UnprocessableRequest` with every issue, if there is any */
  throwIfAny(): void {
    if (this.#issues.length === 0) return;
    throw new ApiError(422, "UnprocessableRequest", "Some of your details aren't right yet. Check them and try again.", {
      issues: this.#issues,
    });
  }
}
