import type { FastifyInstance } from "fastify";
import { ApiError } from "../api-error.ts";
import { answerError, logFailure } from "./error-answers.ts";
import { toApiError } from "./to-api-error.ts";

/**
 * Lets the routes of a scope speak as Algolia does: JSON under every content type that its clients give it (`text/plain` and
 * `application/x-www-form-urlencoded` spare a cross-origin preflight), and failures with their status in the body, 400 for
 * whatever is wrong with a request.
 */
export function speakAlgolia(scope: FastifyInstance): void {
  const types = ["application/json", "text/plain", "application/x-www-form-urlencoded"];
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(types, { parseAs: "string" }, scope.getDefaultJsonParser("error", "error"));
  scope.setErrorHandler((error, request, reply) => {
    const failure = toApiError(error);
    logFailure(request, failure, error);
    return answerError(reply, withStatus(failure));
  });
}

function withStatus({ status, code, message, extra, retryAfter }: ApiError): ApiError {
  if (status !== 422) return new ApiError(status, code, message, { ...extra, status }, retryAfter);
  const [issue] = extra.issues ?? [];
  return new ApiError(400, "InvalidRequest", issue ? `${issue.message} (${issue.path})` : message, { ...extra, status: 400 });
}
