import type { CallName } from "#contract/calls.ts";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import type { SessionAnswer } from "#contract/session.ts";
import { callAddresses } from "./call-addresses.ts";

/** Milliseconds before a token runs out in which it is renewed first: it would not outlive the call. */
const nearlyOut = 30_000;

const nothing = { params: undefined, query: undefined, body: undefined };

/**
 * The session of this page: what proves who the shopper is, kept in memory alone, and the calls that are made with it.
 * One without an answer makes every call as a guest.
 */
export class ClientSession {
  readonly #call: CallFunction;
  #answer: SessionAnswer | null = null;
  #renewal: Promise<SessionAnswer | null> | null = null;
  /** Hears that the shop has ended the session. */
  onEnded: () => void = () => undefined;
  /** What is still to be done with the session before it ends. Never rejects. */
  beforeClose: () => Promise<void> = async () => undefined;

  /** @param call makes a call as it is given, without a session */
  constructor(call: CallFunction) {
    this.#call = call;
  }

  /** Starts with what signing in was answered. */
  open(answer: SessionAnswer): void {
    this.#answer = answer;
  }

  /** From here on calls are a guest's. */
  close(): void {
    this.#answer = null;
  }

  /**
   * Renews the session from its cookie; calls that wait at the same time share one renewal (single flight).
   * @returns what proves who the shopper is, or null when the shop has ended the session
   * @throws CallFailure when the shop gave no answer, or could not say
   */
  renew(): Promise<SessionAnswer | null> {
    this.#renewal ??= this.#renewOnce().finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #renewOnce(): Promise<SessionAnswer | null> {
    const before = this.#answer;
    try {
      const answer = await this.#call("session.refresh", nothing);
      // Who signed out meanwhile stays signed out.
      if (before === null || this.#answer !== null) this.#answer = answer;
      return answer;
    } catch (failure) {
      if ((failure as CallFailure).status !== 401) throw failure;
      this.close();
      if (before) this.onEnded();
      return null;
    }
  }

  /**
   * Makes a call: with the session's token where the contract has it so and there is one (HTTP-07). A call that is refused for its
   * token renews the session once and is made again (HTTP-06).
   * @throws CallFailure as the call does
   */
  readonly call: CallFunction = async (name, input, signal) => {
    if (callAddresses[name as CallName][3] === undefined || this.#answer === null) return this.#call(name, input, signal);
    const isNearlyOut = Date.parse(this.#answer.expiresAt) - Date.now() < nearlyOut;
    const answer = isNearlyOut ? await this.renew() : this.#answer;
    const make = (token: string | undefined) => {
      const headers = { ...input.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
      return this.#call(name, { ...input, headers } as typeof input, signal);
    };
    try {
      return await make(answer?.idToken);
    } catch (failure) {
      if ((failure as CallFailure).status !== 401 || isNearlyOut) throw failure;
      const renewed = await this.renew();
      if (renewed === null) throw failure;
      return make(renewed.idToken);
    }
  };
}
