import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { ApiError } from "../api-error.ts";

/**
 * The e-mail address of a call whose only field it is, normalised.
 * @param given the body's `email`
 * @throws ApiError 422 `UnprocessableRequest` in the words of the form
 */
export function requireEmail(given: string): string {
  const email = normaliseEmail(given);
  const problem = emailProblem(email);
  if (problem === null) return email;
  const message = problemMessage(emailMessages, problem);
  throw new ApiError(422, "UnprocessableRequest", message, { issues: [{ path: "body.email", message }] });
}
