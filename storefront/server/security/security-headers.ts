import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { dataPolicy } from "./content-security-policy.ts";

/** Powerful features the shop uses itself (store finder, wallets); all others are switched off for it and its frames. */
const permissions = [
  "accelerometer=()",
  "autoplay=(self)",
  "browsing-topics=()",
  "camera=()",
  "display-capture=()",
  "geolocation=(self)",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=(self)",
  "publickey-credentials-get=(self)",
  "screen-wake-lock=()",
  "usb=()",
].join(", ");

/** Two years, as browsers' preload lists ask. */
const strictTransport = "max-age=63072000; includeSubDomains";

export interface SecurityHeadersOptions {
  /** Pages open windows of others that have to answer them, as PayPal's does, or be seen to close, as Afterpay's. */
  readonly opensOthers?: boolean;
}

/** Headers of every answer. Content-Security-Policy starts as the policy for data; documents put their own in its place. */
export const securityHeaders = ({ opensOthers = false }: SecurityHeadersOptions = {}) => ({
  "content-security-policy": dataPolicy,
  "cross-origin-opener-policy": opensOthers ? "same-origin-allow-popups" : "same-origin",
  "permissions-policy": permissions,
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
});

/** Strict-Transport-Security is sent only when the request came over https, directly or by a trusted proxy (RFC 6797 §7.2). */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, options?: SecurityHeadersOptions): void {
  reply.headers(securityHeaders(options));
  if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
}

/** Sets them on whatever reaches a route, or finds none. */
export function registerSecurityHeaders(app: FastifyInstance, options?: SecurityHeadersOptions): void {
  app.addHook("onRequest", (request, reply, done) => {
    setSecurityHeaders(request, reply, options);
    done();
  });
}
