import { useEffect, useRef, useState } from "react";
import { useAppStore } from "../../platform/store/hooks.ts";
import { lapsedUser } from "./session-marks.ts";
import { forgetUnsaved, keepUnsaved, readUnsaved, type UnsavedForm } from "./unsaved-draft.ts";

/**
 * What is being typed into a form of the account. When the session ends by itself before it is sent, it is kept in this tab, and
 * the form starts with it again once the same shopper is back. Who signs out takes it along, and so does whoever else signs in.
 * @param form the form's name
 * @param start what it holds before anybody types, which is what is saved
 * @returns the value, how to set it, and whether it came back and is still not saved
 */
export function useUnsavedDraft<Value extends object>(form: UnsavedForm, start: Value) {
  const store = useAppStore();
  const [username] = useState(() => store.getState().session.username);
  const [found] = useState(() => readUnsaved(form, username, start));
  const [value, setValue] = useState(found ?? start);
  const isUnsaved = JSON.stringify(value) !== JSON.stringify(start);
  const unsaved = useRef<Value | null>(null);
  useEffect(() => {
    unsaved.current = isUnsaved ? value : null;
  }, [isUnsaved, value]);
  useEffect(() => {
    // It is here again, so it need not lie about any longer.
    if (found) forgetUnsaved();
    return () => {
      // The form goes with the session, after which nobody could ask what was in it.
      const hasLapsed = username !== null && store.getState().session.status === "LOGGED_OUT" && lapsedUser() === username;
      if (hasLapsed && unsaved.current) keepUnsaved(form, username, unsaved.current);
    };
  }, [store, form, username, found]);
  return [value, setValue, found !== null && isUnsaved] as const;
}
