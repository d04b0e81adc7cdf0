import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import { callInProcess } from "../http/call-in-process.ts";
import { toApiError } from "../http/to-api-error.ts";
import type { Logger } from "../observability/logger.ts";
import type { Handlers, RequestContext } from "../service.ts";

/** The calls as a page makes them while it renders. They reject with what the browser would have got over HTTP. */
export function callsForPages(handlers: Handlers, context: RequestContext, logger: Logger): CallFunction {
  return async (name, input, signal) => {
    try {
      return await callInProcess(handlers, name, input, signal ? { ...contextOf(context), signal } : context);
    } catch (error) {
      const failure = toApiError(error);
      if (failure.status >= 500) logger.error({ err: error, call: name }, "call failed while rendering");
      const told: CallFailure = { status: failure.status, ...failure.toBody() };
      if (failure.retryAfter !== undefined) told.retryAfter = failure.retryAfter;
      throw told;
    }
  };
}

function contextOf({ country, requestId, clientAddress }: RequestContext): RequestContext {
  return { country, requestId, clientAddress };
}
