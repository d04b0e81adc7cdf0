import type { FastifyReply, FastifyRequest } from "fastify";
import type { CountryCode } from "#domain/country/country.ts";
import type { Browser, RequestContext, SignedIn } from "../service.ts";
import { RequestBrowser } from "./browser-session.ts";

/** What is known of a request besides itself. */
export interface CallCircumstances {
  /** The shop's public origin, where the call may keep a session. */
  readonly origin?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly account?: SignedIn | undefined;
}

/** A request's context. The signal and the browser are made only for handlers that ask for them. */
export class CallContext implements RequestContext {
  readonly country: CountryCode;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly idempotencyKey?: string;
  readonly account?: SignedIn;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #origin: string | undefined;
  #browser: Browser | undefined;
  #signal: AbortSignal | undefined;

  constructor(country: CountryCode, request: FastifyRequest, reply: FastifyReply, circumstances: CallCircumstances = {}) {
    const { origin, idempotencyKey, account } = circumstances;
    this.country = country;
    this.requestId = request.id;
    this.clientAddress = request.ip;
    if (idempotencyKey !== undefined) this.idempotencyKey = idempotencyKey;
    if (account !== undefined) this.account = account;
    this.#request = request;
    this.#reply = reply;
    this.#origin = origin;
  }

  get browser(): Browser | undefined {
    if (this.#origin !== undefined) this.#browser ??= new RequestBrowser(this.#request, this.#reply, this.#origin);
    return this.#browser;
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
