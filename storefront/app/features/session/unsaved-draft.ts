import { mergeDraft } from "../../platform/store/merge-draft.ts";
import { sessionStorageOrMemory } from "../../platform/store/storage.ts";

const key = "unsaved-draft";

/** The forms whose texts and ticks outlive a session that ends by itself. None of them asks for a password or a card. */
export type UnsavedForm = "address" | "contact-info" | "membership" | `return ${string}`;

const draftKey = (form: UnsavedForm, username: string) => `${username} ${form}`;

/**
 * Keeps in this tab what somebody had typed into a form when their session ended by itself; the newest takes the place of any other.
 * @param username the account it is given back to, and no other
 */
export function keepUnsaved(form: UnsavedForm, username: string, value: object): void {
  // A field that was emptied stays empty when it is given back, whatever the form starts with then.
  const draft = JSON.stringify(value, (_, each) => each ?? "");
  sessionStorageOrMemory.setItem(key, JSON.stringify({ of: draftKey(form, username), draft }));
}

/**
 * What was kept of a form for an account, over what the form starts with; null when there is nothing.
 * @param start what the form would hold otherwise
 */
export function readUnsaved<Value extends object>(form: UnsavedForm, username: string | null, start: Value): Value | null {
  if (username === null) return null;
  let kept: { of?: unknown; draft?: unknown } | null;
  try {
    kept = JSON.parse(sessionStorageOrMemory.getItem(key) ?? "null");
  } catch {
    return null;
  }
  if (kept?.of !== draftKey(form, username) || typeof kept.draft !== "string") return null;
  const draft = mergeDraft(kept.draft, start);
  return draft === start ? null : draft;
}

/** Forgets what was typed into any form. */
export function forgetUnsaved(): void {
  sessionStorageOrMemory.removeItem(key);
}
