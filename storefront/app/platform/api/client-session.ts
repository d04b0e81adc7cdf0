import type { CallName } from "#contract/calls.ts";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import type { SessionAnswer } from "#contract/session.ts";
import { callAddresses } from "./call-addresses.ts";
import { shopNow } from "./shop-clock.ts";

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
  /** Hears that the session is over: the shop has ended it, or another tab has begun `another`'s. */
  onEnded: (another: boolean) => void = () => undefined;
  /**
   * Sends what the account has not been told yet, and asks first for what was changed elsewhere where `newest` is true. It takes no
   * longer than a shopper waits, and never rejects.
   */
  exchange: (newest: boolean) => Promise<void> = async () => undefined;

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
   * @returns what proves who the shopper is, or null when the session is over
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
    const answer = await this.#call("session.refresh", nothing).catch((failure: CallFailure) => {
      if (failure.status !== 401) throw failure;
      return null;
    });
    // Who signed out meanwhile stays signed out, and who signed in stays who they are.
    if (this.#answer !== before) return answer;
    // The cookie may be somebody else's by now, who has signed in in another tab.
    const isTheirs = answer !== null && (before === null || before.username === answer.username);
    this.#answer = isTheirs ? answer : null;
    if (before && !isTheirs) this.onEnded(answer !== null);
    return isTheirs ? answer : null;
  }

  /**
   * Makes a call: with the session's token where the contract has it so and there is one (HTTP-07). A call that is refused for its
   * token renews the session once and is made again (HTTP-06), unless somebody else has signed in meanwhile: what one shopper
   * sends never reaches another's account.
   * @throws CallFailure as the call does
   */
  readonly call: CallFunction = async (name, input, signal) => {
    const before = this.#answer;
    if (callAddresses[name as CallName][3] === undefined || before === null) return this.#call(name, input, signal);
    const make = ({ idToken }: SessionAnswer) => {
      const headers: Record<string, string> = { ...input.headers, authorization: `Bearer ${idToken}` };
      return this.#call(name, { ...input, headers } as typeof input, signal);
    };
    const isNearlyOut = Date.parse(before.expiresAt) - shopNow() < nearlyOut;
    const answer = isNearlyOut ? await this.renew() : before;
    if (answer === null) return this.#call(name, input, signal);
    try {
      return await make(answer);
    } catch (failure) {
      if ((failure as CallFailure).status !== 401 || isNearlyOut || this.#answer === null) throw failure;
      // Another call may have renewed the session while this one was on its way.
      const renewed = this.#answer === answer ? await this.renew() : this.#answer;
      if (renewed === null || renewed.username !== answer.username) throw failure;
      return make(renewed);
    }
  };
}
