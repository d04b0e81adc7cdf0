import type { FastifyReply, FastifyRequest } from "fastify";
import type { CountryCode } from "#domain/country/country.ts";
import type { RequestContext } from "../service.ts";

/** A request's context. The signal is made only for handlers that ask for it. */
export class CallContext implements RequestContext {
  readonly country: CountryCode;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly idempotencyKey?: string;
  readonly #reply: FastifyReply;
  #signal: AbortSignal | undefined;

  constructor(country: CountryCode, request: FastifyRequest, reply: FastifyReply, idempotencyKey?: string) {
    this.country = country;
    this.requestId = request.id;
    this.clientAddress = request.ip;
    if (idempotencyKey !== undefined) this.idempotencyKey = idempotencyKey;
    this.#reply = reply;
  }

  get signal(): AbortSignal {
    this.#signal ??= abortWhenGone(this.#reply);
    return this.#signal;
  }
}

/** A signal that aborts when the client goes away before it has its answer. */
export function abortWhenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const { raw } = reply;
  if (raw.destroyed) controller.abort();
  else raw.once("close", () => raw.writableFinished || controller.abort());
  return controller.signal;
}
