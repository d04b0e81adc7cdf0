import type { FastifyInstance, FastifyRequest } from "fastify";

/** What proxies say of those whose requests they pass on: RFC 7239, RFC 9110 §7.6.3, and what was usual before. */
const passedOn = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

const isPassedOn = ({ headers }: FastifyRequest): boolean => Object.keys(headers).some((name) => passedOn.test(name));

/**
 * Answers nothing in this scope to whom a proxy on the same machine speaks for: such requests come from here as well, and the settings
 * need not say that there is a proxy.
 */
export function keepToThisMachine(scope: FastifyInstance): void {
  let isSaid = false;
  scope.addHook("onRequest", async (request, reply) => {
    if (!isPassedOn(request)) return;
    if (!isSaid) {
      request.log.warn(
        "the sandbox is closed to what a proxy passes on: set PUBLIC_ORIGIN and TRUST_PROXY, or SANDBOX=on to open it",
      );
      isSaid = true;
    }
    reply.callNotFound();
    return reply;
  });
}
