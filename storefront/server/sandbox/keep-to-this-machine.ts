import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What proxies say of those whose requests they pass on: RFC 7239, RFC 9110 §7.6.3, and what was usual before. */
const passedOn = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

const isPassedOn = ({ headers }: FastifyRequest): boolean => Object.keys(headers).some((name) => passedOn.test(name));

/** Whether a page asks under a name that somebody may own, and have lead here: its scripts would read what is answered. */
function isUnderForeignName({ hostname }: FastifyRequest): boolean {
  const name = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return name.includes(".") && isIP(name) === 0 && !name.endsWith(".localhost");
}

/**
 * Answers nothing in this scope to whom a proxy on the same machine speaks for: such requests come from here as well, and the settings
 * need not say that there is a proxy. Nor to a page of elsewhere whose name leads to this machine.
 */
export function keepToThisMachine(scope: FastifyInstance): void {
  let isSaid = false;
  scope.addHook("onRequest", async (request, reply) => {
    if (!isPassedOn(request) && !isUnderForeignName(request)) return;
    if (!isSaid) {
      request.log.warn(
        "the sandbox is closed to what a proxy passes on, and under others' names: set PUBLIC_ORIGIN and TRUST_PROXY, or SANDBOX=on to open it",
      );
      isSaid = true;
    }
    reply.callNotFound();
    return reply;
  });
}
