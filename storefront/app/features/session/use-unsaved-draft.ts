import { useEffect, useRef, useState } from "react";
import { useAppSelector, useAppStore } from "../../platform/store/hooks.ts";
import { lapsedUser } from "./session-marks.ts";
import { forgetUnsaved, keepUnsaved, readUnsaved, type UnsavedForm } from "./unsaved-draft.ts";

/** Who types into a form while nobody is signed in. No account is called so. */
const guest = "guest";

/**
 * What is being typed into a form of the account. When the session ends by itself before it is sent, or cannot be ended, it is kept
 * in this tab, and the form starts with it again once the same shopper is back. Who signs out takes it along, and so does whoever
 * else signs in.
 * @param form the form's name
 * @param start what it holds before anybody types, which is what is saved
 * @param overReload it is a guest's form as well, and what is in it stays over a reload
 * @returns the value, how to set it, and whether it came back and is still not saved
 */
export function useUnsavedDraft<Value extends object>(form: UnsavedForm, start: Value, { overReload = false } = {}) {
  const store = useAppStore();
  const username = useAppSelector(({ session }) => session.username);
  const [found] = useState(() => readUnsaved(form, username ?? (overReload ? guest : null), start));
  const [opened] = useState(found ?? start);
  const [value, setValue] = useState(opened);
  const isUnsaved = JSON.stringify(value) !== JSON.stringify(start);
  const unsaved = useRef<Value | null>(null);
  // Whose it is. A page that has just been opened may learn it after the form has been drawn.
  const user = useRef(username);
  useEffect(() => {
    unsaved.current = isUnsaved ? value : null;
    if (username !== null) user.current = username;
  }, [isUnsaved, value, username]);
  useEffect(() => {
    if (overReload && value !== opened) keepUnsaved(form, username ?? guest, value);
  }, [overReload, form, username, value, opened]);
  useEffect(() => {
    // It is here again, so it need not lie about any longer.
    if (found && !overReload) forgetUnsaved();
    return () => {
      // The form goes with the session, after which nobody could ask what was in it.
      const typedBy = user.current;
      const { status } = store.getState().session;
      // Signing out takes the form away before it has succeeded, and then forgets what was in it.
      const isLeaving = status === "LOGGING_OUT" || (status === "LOGGED_OUT" && lapsedUser() === typedBy);
      if (typedBy !== null && isLeaving && unsaved.current) keepUnsaved(form, typedBy, unsaved.current);
    };
  }, [store, form, found, overReload]);
  return [value, setValue, found !== null && isUnsaved] as const;
}
