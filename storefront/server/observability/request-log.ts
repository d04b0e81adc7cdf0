import type { FastifyInstance } from "fastify";
import { redactPath } from "./redaction.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for routes that are asked for so often that logging them hides the rest (health checks, assets). */
    quiet?: boolean;
  }
}

/** Milliseconds from which a request is logged as slow, at level `warn`. */
export const slowRequest = 1_000;

/**
 * One line a request, when its answer has been sent: method, path without the query (which may hold tokens), status,
 * milliseconds, request id. Server errors are logged by the error answers with their cause; here they only count.
 */
export function registerRequestLog(app: FastifyInstance, slowAfter: number = slowRequest): void {
  app.addHook("onResponse", async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const slow = milliseconds >= slowAfter;
    if (request.routeOptions.config?.quiet && !slow && reply.statusCode < 500) return;
    const fields = {
      method: request.method,
      path: pathOf(request.raw.url ?? ""),
      status: reply.statusCode,
      milliseconds,
    };
    if (slow) request.log.warn(fields, "slow request");
    else request.log.info(fields, "request");
  });
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return redactPath(query === -1 ? url : url.slice(0, query));
}
