import { parseCookie, type SetCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../api-error.ts";
import type { Browser } from "../service.ts";
import { httpErrorCodes, messageOf } from "./error-codes.ts";

/**
 * The browser behind a request, for calls that read or set its cookies.
 * @param origin the shop's public one
 */
export class RequestBrowser implements Browser {
  readonly origin: string;
  readonly isSecure: boolean;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  /** @throws ApiError 403 `OtherOrigin` when the request comes from a page that is not the shop's */
  constructor(request: FastifyRequest, reply: FastifyReply, origin: string) {
    if (!isFromOwnPage(request, origin)) throw new ApiError(httpErrorCodes.OtherOrigin, "OtherOrigin", messageOf("OtherOrigin"));
    this.origin = origin;
    this.isSecure = request.protocol === "https" || origin.startsWith("https:");
    this.#request = request;
    this.#reply = reply;
  }

  cookie(name: string): string | undefined {
    return parseCookie(this.#request.headers.cookie ?? "")[name];
  }

  setCookie(cookie: SetCookie): void {
    this.#reply.header("set-cookie", stringifySetCookie({ path: "/", sameSite: "lax", secure: this.isSecure, ...cookie }));
  }
}

/**
 * Whether a request comes from the shop's own pages: its `Origin` is the shop's public one, or that under which the request
 * reached the shop; without an `Origin`, `Sec-Fetch-Site` must say that no other site is behind it. Browsers send the first with
 * everything that changes something (Fetch Standard), and both are out of the reach of scripts. What sends neither is no
 * browser of today and has no cookies of anybody's to misuse, but is refused all the same.
 */
export function isFromOwnPage(request: Pick<FastifyRequest, "headers" | "protocol" | "host">, publicOrigin: string): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined) return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
  return site === "same-origin" || site === "none";
}
