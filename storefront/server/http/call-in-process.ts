import type { Call } from "#contract/call.ts";
import { type CallName, calls, type InputOf, type ResponseOf } from "#contract/calls.ts";
import type { Handlers, RequestContext } from "../service.ts";
import { checkIdempotencyKey } from "./idempotency-key.ts";
import { parseInput, type RawInput } from "./input.ts";
import { httpError } from "./to-api-error.ts";

/**
 * Makes a call inside this process, as pages do while they render: the same validation as over HTTP, no HTTP and no JSON.
 * The answer is the handler's own object; treat it as read-only.
 * @throws ApiError as the wire would answer it, or whatever the handler throws
 */
export async function callInProcess<N extends CallName>(
  handlers: Handlers,
  name: N,
  input: InputOf<N>,
  context: RequestContext,
): Promise<ResponseOf<N>> {
  const call: Call = calls[name];
  if (call.idempotent) checkIdempotencyKey(context.idempotencyKey);
  if (call.access === "account" && context.account === undefined) throw httpError("NotSignedIn");
  const handler = handlers[name] as (input: unknown, context: RequestContext) => Promise<ResponseOf<N>> | ResponseOf<N>;
  return handler(parseInput(call, input as RawInput), context);
}
