import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiError } from "../api-error.ts";
import { messageOf } from "./error-codes.ts";
import { toApiError } from "./to-api-error.ts";

/** Answers with a typed error body. Never says more than the failure itself does: no stack, no cause, no path of ours. */
export function answerError(reply: FastifyReply, failure: ApiError): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header("retry-after", String(failure.retryAfter));
  return reply
    .code(failure.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(failure.toBody()));
}

/** What is thrown anywhere becomes a typed answer; what is our fault is logged with its cause. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toApiError(error);
    logFailure(request, failure, error);
    // How long the file is, which a part of was asked for that it has not (RFC 9110 §15.5.17).
    const { "Content-Range": length } = (error as { headers?: Record<string, string> }).headers ?? {};
    if (failure.code === "RangeNotSatisfiable" && length !== undefined) reply.header("content-range", length);
    // Fastify closes the connection of a body that it refuses; with the rest of it on its way, that would take the answer along.
    reply.removeHeader("connection");
    return answerError(reply, failure);
  });
}

/** Logs a failure that is ours at level `error`, with everything known; a caller's mistake is not worth more than its request line. */
export function logFailure(request: FastifyRequest, failure: ApiError, error: unknown): void {
  if (failure.status >= 500) request.log.error({ err: error, code: failure.code }, "request failed");
}

/** Errors that the framework meets before any route is known: bad percent-encoding. */
export function frameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toApiError(error);
  logFailure(request, failure, error);
  answerError(reply, failure);
}

/**
 * Answers what is not even HTTP: the socket gets one short typed answer and is closed.
 * @param always headers of every answer
 */
export const malformedRequest =
  (always: Readonly<Record<string, string>> = {}) =>
  (error: Error & { code?: string }, socket: Socket & { _httpMessage?: ServerResponse }): void => {
    if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    // Browsers open connections ahead. One that nothing came on yet is closed: an answer on it would be read as that of whatever is
    // being sent just then, and a closed one is known to have taken nothing.
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const [status, reason, code] =
      error.code === "HPE_HEADER_OVERFLOW"
        ? ([431, "Request Header Fields Too Large", "HeadersTooLarge"] as const)
        : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
          ? ([408, "Request Timeout", "RequestTimeout"] as const)
          : ([400, "Bad Request", "InvalidRequest"] as const);
    const body = JSON.stringify({ code, message: messageOf(code) });
    const headers = {
      ...always,
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, "", body].join("\r\n"));
  };
