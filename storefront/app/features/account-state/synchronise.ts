import type { ResponseOf } from "#contract/calls.ts";
import type { CallFailure } from "#contract/rendering.ts";
import { emptyAccountState, type SyncableState } from "#domain/account-state/account-state.ts";
import type { ChangeResult } from "#domain/account-state/change-result.ts";
import { foldPending, unresolved } from "#domain/account-state/fold-pending.ts";
import { isMerged, leftOutOf, mergeOnLogin } from "#domain/account-state/merge-on-login.ts";
import { parseAccountState } from "#domain/account-state/parse-account-state.ts";
import { sameState } from "#domain/account-state/same-state.ts";
import { cartConfiguration, syncConfiguration, wishlistConfiguration } from "#domain/configuration/configuration.ts";
import { unableToAdd } from "#domain/wishlist/unable-to-add.ts";
import type { StoreServices } from "../../platform/api/api.ts";
import { dateOfNow } from "../../platform/api/shop-clock.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { alertQueue } from "../alerts/alert-queue.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { stateReplaced, syncFinished } from "./account-state-slice.ts";
import { alone, oneTabAtATime } from "./alone.ts";
import type { StoreAccess } from "./change-account-state.ts";
import { accountStateKey, keep, NewerStateKept, readKept, reloadToChange } from "./stored-account-state.ts";
import { keepSyncRecord, readSyncRecord, type SyncRecord } from "./sync-record.ts";

export interface SyncAccess extends StoreAccess {
  readonly extra: StoreServices;
}

const signedOut: CallFailure = { status: 401, code: "NotSignedIn", message: "You're signed out. Sign in and try again." };

const nothing = { params: undefined, query: undefined, body: undefined };
const words = {
  failed: (what: string) => `Something went wrong. Your ${what} is as it was before. Try again.`,
  unknown: (what: string) =>
    `Something went wrong, and we can't say yet if your last change was kept. Check your ${what} in a moment.`,
  unfit: "Your last change no longer fits what was changed elsewhere.",
  leftOut: (room: string, end: string, count: number) =>
    `A ${room}, so the ${end} ${count === 1 ? "" : `${count} `}of yours couldn't be kept.`,
};

/** What is said of changes that were taken back, or of which nobody knows whether they are to be. */
function failureWords(changes: SyncRecord["pending"], isUnknown: boolean): string {
  const isOfWishes = changes.length > 0 && changes.every(({ type }) => type.startsWith("wishlist/"));
  const what = isOfWishes ? "wishlist" : "cart";
  if (isUnknown) return words.unknown(what);
  return isOfWishes && changes.every(({ type }) => type === "wishlist/add") ? unableToAdd : words.failed(what);
}

/** What the server has, and of which version it is. */
interface Confirmed {
  version: number;
  state: SyncableState | null;
}

/** @throws NewerStateKept when a newer shop has written it (SYNC-03) */
function read({ version, state }: ResponseOf<"accountState.get">): Confirmed {
  if (state === null) return { version, state: null };
  const parsed = parseAccountState(state);
  if (parsed.ok) return { version, state: parsed.value };
  if (parsed.problem.code === "VersionNewer") throw new NewerStateKept("The shop has been updated since this page was opened.");
  // What nobody can read is written over by the next change.
  return { version, state: null };
}

const isRefused = (failure: unknown, status: number) => (failure as Partial<CallFailure>).status === status;

/** A server in trouble, or one that stands before it, may have lost the answer to what was kept. */
const isTrouble = (failure: unknown) => ((failure as Partial<CallFailure>).status ?? 0) >= 500;

/** What somebody else has taken out or put in already is as this change would have it. */
const isUnfit = ({ outcome, reason }: ChangeResult) => outcome === "REJECTED" && reason !== "promoCodeAlreadyApplied";

/** Nobody says what became of a change. */
class UnknownFate extends Error {}

/** Brings a signed-in shopper's cart and wishlist in line with the server's. */
class Exchange {
  readonly #store: SyncAccess;
  readonly #username: string;
  /** What the exchange has failed to send, when it has failed for that. */
  refused: SyncRecord["pending"] = [];

  constructor(store: SyncAccess, username: string) {
    this.#store = store;
    this.#username = username;
  }

  get #country() {
    return this.#store.getState().shop.country;
  }

  get #isSignedIn(): boolean {
    const { status, username } = this.#store.getState().session;
    return (status === "LOGGED_IN" || status === "LOGGING_OUT") && username === this.#username;
  }

  /** Whoever is signed in when a call is made is whose cart it reaches: never the next shopper's. */
  #mustBeSignedIn(): void {
    if (!this.#isSignedIn) throw signedOut;
  }

  async #fetch(): Promise<Confirmed> {
    this.#mustBeSignedIn();
    return read(await this.#store.extra.call("accountState.get", nothing));
  }

  /** @returns null on a conflict (SYNC-08) */
  async #write(version: number, state: SyncableState): Promise<Confirmed | null> {
    this.#mustBeSignedIn();
    try {
      return read(await this.#store.extra.call("accountState.put", { ...nothing, body: { version, state: { ...state } } }));
    } catch (failure) {
      if (isRefused(failure, 409)) return null;
      throw failure;
    }
  }

  #fold(record: SyncRecord) {
    return foldPending(record.confirmed, record.pending, { loggedIn: true, products: {} });
  }

  /** Takes what the server has for confirmed, with the changes that are still to be sent on top. */
  #confirm({ version, state }: Confirmed, without: (record: SyncRecord) => SyncRecord["pending"] = ({ pending }) => pending) {
    const country = this.#country;
    return alone(accountStateKey(country), () => {
      const kept = readSyncRecord(country);
      if (!this.#isSignedIn || kept?.username !== this.#username) return;
      const confirmed = state ?? emptyAccountState({ cartId: randomId(), searchUserToken: randomId() });
      const record: SyncRecord = { username: this.#username, version, confirmed, pending: without(kept), awaitsMerge: false };
      const folded = this.#fold(record);
      keepSyncRecord(country, { ...record, pending: folded.pending });
      keep(country, folded.state);
      this.#store.dispatch(stateReplaced(folded.state));
      if (folded.dropped.some(({ result }) => isUnfit(result))) this.#tell(words.unfit);
    });
  }

  /**
   * Notes what a guest gathered as what is to be merged. From here on every change waits for the server, so that one made while
   * the merge is on its way is made again on what comes of it.
   */
  #claim(): Promise<SyncRecord> {
    const country = this.#country;
    return alone(accountStateKey(country), () => {
      this.#mustBeSignedIn();
      const kept = readSyncRecord(country);
      if (kept?.username === this.#username) return kept;
      const { state, newer } = readKept(country);
      if (newer) throw new NewerStateKept("The shop has been updated since this page was opened.");
      const record = { username: this.#username, version: 0, confirmed: state, pending: [], awaitsMerge: true };
      keepSyncRecord(country, record);
      return record;
    });
  }

  #tell(content: string): void {
    this.#store.dispatch(showAlert({ type: "ERROR", content }));
  }

  #tellLeftOut(room: string, end: string, count: number): void {
    if (count > 0) this.#tell(words.leftOut(room, end, count));
  }

  /** Merges what a guest gathered into the account's own at sign-in (SYNC-17 to SYNC-21). */
  async #merge(gathered: SyncableState): Promise<void> {
    for (let round = 0; round < syncConfiguration.maxRounds; round++) {
      const there = await this.#fetch();
      if (there.state && isMerged(there.state, gathered)) return this.#confirm(there);
      const merged = there.state ? mergeOnLogin(there.state, gathered, dateOfNow()) : gathered;
      const written = there.state && sameState(merged, there.state) ? there : await this.#write(there.version, merged);
      if (!written) continue;
      await this.#confirm(written);
      const { lines, promoCodes, wishes } = leftOutOf(there.state ?? gathered, gathered, merged);
      this.#tellLeftOut(`cart takes ${cartConfiguration.maxLines} different items`, "oldest", lines);
      this.#tellLeftOut(`cart takes ${cartConfiguration.maxPromoCodes} codes`, "last", promoCodes);
      this.#tellLeftOut(`wishlist takes ${wishlistConfiguration.maxItems} things`, "oldest", wishes);
      return;
    }
    throw new Error("The account's cart changes too often.");
  }

  /** Sends what is pending, round by round: a conflict brings the newest state, and the changes are made on that (SYNC-09). */
  async #send(): Promise<void> {
    for (let conflicts = 0; ; ) {
      const record = readSyncRecord(this.#country);
      if (!record || record.pending.length === 0 || !this.#isSignedIn) return;
      const { state, pending } = this.#fold(record);
      try {
        const written = await this.#write(record.version, state);
        if (!written && ++conflicts >= syncConfiguration.maxRounds) throw new Error("The account's cart changes too often.");
        await this.#confirm(written ?? (await this.#fetch()));
      } catch (failure) {
        if (isRefused(failure, 0) || isRefused(failure, 401)) throw failure;
        const there = isTrouble(failure) ? await this.#fetch().catch(() => null) : undefined;
        if (there) await this.#confirm(there);
        if (there?.state && unresolved(there.state, pending).length === 0) continue;
        this.refused = pending;
        await this.#restore(pending);
        throw there === null ? new UnknownFate() : failure;
      }
    }
  }

  /** Goes back to what the server has, without the changes that it refused (SYNC-12). Later ones stay. */
  #restore(refused: SyncRecord["pending"]): Promise<void> {
    const record = readSyncRecord(this.#country);
    if (!record) return Promise.resolve();
    const isRefusedHere = (command: SyncRecord["pending"][number]) =>
      refused.some(({ clientId, sequence }) => clientId === command.clientId && sequence === command.sequence);
    return this.#confirm({ version: record.version, state: record.confirmed }, ({ pending }) =>
      pending.filter((command) => !isRefusedHere(command)),
    );
  }

  /** @param newest asks the server first whether there is something newer */
  async run(newest: boolean): Promise<void> {
    const record = await this.#claim();
    // An order has taken itself out of what the server has: what is written without a look at that is sure to be refused.
    const isOrdered = record.pending.some(({ type }) => type === "cart/clear");
    if (record.awaitsMerge) await this.#merge(record.confirmed);
    else if (newest || isOrdered) {
      const there = await this.#fetch();
      if (there.version !== record.version) await this.#confirm(there);
    }
    await this.#send();
  }
}

/** The exchange that each page has under way, or had last. */
const running = new WeakMap<StoreServices, Promise<void>>();

/**
 * Exchanges the changes that were made here and elsewhere with the server: one exchange at a time in the page, and one tab at a
 * time in the browser. Never rejects; how it ended is in the state (SYNC-10 to SYNC-14, SYNC-22).
 *
 * A change that the server refuses is taken back; one that it seemed to refuse and has kept stays. One that got no answer, or
 * whose session was over, stays, also through a reload, and is sent again with the next change, page or connection: the stamp of
 * each change keeps one whose answer alone was lost from being made twice.
 * @param newest asks the server first whether there is something newer; otherwise only what is pending is sent
 */
export function synchronise(store: SyncAccess, { newest }: { newest: boolean }): Promise<void> {
  const turn = (running.get(store.extra) ?? Promise.resolve()).then(async () => {
    const { session, shop } = store.getState();
    if (session.username === null) return;
    const exchange = new Exchange(store, session.username);
    const kept = readSyncRecord(shop.country);
    // Where nothing waits to be sent, nothing of the shopper's is lost, and there is nothing for them to try again.
    const isTold = !kept || kept.awaitsMerge || kept.pending.length > 0;
    let result: "SUCCESS" | "ERROR" = "SUCCESS";
    try {
      await oneTabAtATime(`account-sync:${shop.country}`, () => exchange.run(newest));
    } catch (failure) {
      result = "ERROR";
      if (failure instanceof NewerStateKept || isRefused(failure, 412))
        store.dispatch(showAlert({ type: "ERROR", content: reloadToChange }));
      else if (isTold && !isRefused(failure, 0) && !isRefused(failure, 401)) {
        // What was said of the changes as they were made is not so.
        alertQueue.clear();
        store.dispatch(showAlert({ type: "ERROR", content: failureWords(exchange.refused, failure instanceof UnknownFate) }));
      }
    }
    store.dispatch(syncFinished({ result, finishedAt: Date.now() }));
  });
  running.set(store.extra, turn);
  return turn;
}
