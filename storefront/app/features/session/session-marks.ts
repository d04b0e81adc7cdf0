import type { AppState } from "../../platform/store/app-state.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";

const keptUserKey = "session-user";
const lapsedUserKey = "session-lapsed";
const briefKey = "session-brief";

/**
 * Whether the browser holds a session, by the readable companion of the session's cookie. It proves nothing: it only saves guests
 * the question.
 */
export function mayBeSignedIn(): boolean {
  return document.cookie.split("; ").includes("signed_in=1");
}

/** Whether a shopper goes on as a guest, though the browser holds a session, because the shop gave no answer about it (AUTH-09). */
export const isUnanswered = ({ session }: AppState): boolean => session.status === "LOGGED_OUT" && mayBeSignedIn();

/** Whether the header leads to the account: it does as well where it is the account's page that asks again. */
export const leadsToAccount = (state: AppState): boolean => state.session.status === "LOGGED_IN" || isUnanswered(state);

/** Whose things the browser keeps, or null when they are a guest's. */
export const keptUser = (): string | null => localStorageOrMemory.getItem(keptUserKey);

/** Notes whose things the browser keeps. */
export function keepUser(username: string | null): void {
  if (username !== null) {
    localStorageOrMemory.removeItem(lapsedUserKey);
    localStorageOrMemory.setItem(keptUserKey, username);
  } else forgetKeptUser();
}

function forgetKeptUser(): void {
  localStorageOrMemory.removeItem(keptUserKey);
  localStorageOrMemory.removeItem(briefKey);
}

/** Whether the things that the browser keeps are to leave it when it is closed, as their shopper did not want to stay signed in. */
export const isBrief = (): boolean => localStorageOrMemory.getItem(briefKey) !== null;

/** Notes it for `isBrief`. */
export function noteBrief(brief: boolean): void {
  if (brief) localStorageOrMemory.setItem(briefKey, "1");
  else localStorageOrMemory.removeItem(briefKey);
}

/** Whose session ended by itself, so that they go on as a guest with what is theirs; null for everybody else. */
export const lapsedUser = (): string | null => localStorageOrMemory.getItem(lapsedUserKey);

/** Notes that what the browser keeps is a guest's from here on, and whose it was. */
export function lapseUser(username: string): void {
  forgetKeptUser();
  localStorageOrMemory.setItem(lapsedUserKey, username);
}
