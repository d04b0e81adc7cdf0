import type { z } from "zod";
import type { Call } from "#contract/call.ts";
import { ApiError } from "../api-error.ts";

/** Parts of a request as they came, before any of it is believed. */
export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

type Part = keyof RawInput;
const parts = ["params", "query", "body"] as const satisfies readonly Part[];
const mostIssues = 20;
const poison = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Validates what a call takes. Parts that the call does not declare are left out of the result.
 * @throws ApiError 400 `InvalidRequest` when the address is wrong (path or query) or a body is missing;
 *   422 `UnprocessableRequest` when a well-formed body has the wrong shape. Both name what is wrong in `issues`.
 */
export function parseInput(call: Call, raw: RawInput): { params?: unknown; query?: unknown; body?: unknown } {
  const input: { params?: unknown; query?: unknown; body?: unknown } = {};
  for (const part of parts) {
    const schema = call[part];
    if (schema === undefined) continue;
    const given = raw[part];
    if (part === "body" && given === undefined) {
      throw invalid(400, "InvalidRequest", [{ path: "body", message: "A JSON body is needed." }]);
    }
    if (part === "query") refusePoison(given);
    const read = schema.safeParse(given);
    if (read.success) input[part] = read.data;
    else if (part === "body") throw invalid(422, "UnprocessableRequest", issuesOf(part, read.error));
    else throw invalid(400, "InvalidRequest", issuesOf(part, read.error));
  }
  return input;
}

function refusePoison(query: unknown): void {
  if (typeof query !== "object" || query === null) return;
  for (const key of Object.keys(query)) {
    if (poison.has(key)) throw invalid(400, "InvalidRequest", [{ path: `query.${key}`, message: "This name is not allowed." }]);
  }
}

function issuesOf(part: Part, error: z.ZodError): { path: string; message: string }[] {
  return error.issues.slice(0, mostIssues).map((issue) => ({
    path: [part, ...issue.path].map(String).join("."),
    message: issue.message,
  }));
}

function invalid(status: number, code: string, issues: { path: string; message: string }[]): ApiError {
  return new ApiError(status, code, "Something in that request isn't right. Check it and try again.", { issues });
}
