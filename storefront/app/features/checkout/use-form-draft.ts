import { useEffect, useRef, useState } from "react";
import { mergeDraft } from "../../platform/store/merge-draft.ts";
import { sessionStorageOrMemory } from "../../platform/store/storage.ts";
import { useCountry } from "../shop/use-shop.ts";
import { type DraftForm, draftKey } from "./checkout-storage.ts";

/**
 * What is being typed into a form of the checkout, kept over leaving the step and coming back, and over a reload.
 * @param form the form's name
 * @param start what it holds before anybody types
 * @returns the value, how to set it, and how to forget it once the form has been sent
 */
export function useFormDraft<Value extends object>(form: DraftForm, start: Value) {
  const key = draftKey(useCountry().code, form);
  const [value, setValue] = useState(() => mergeDraft(sessionStorageOrMemory.getItem(key), start));
  const first = useRef(value);
  useEffect(() => {
    if (value !== first.current) sessionStorageOrMemory.setItem(key, JSON.stringify(value));
  }, [key, value]);
  return [value, setValue, () => sessionStorageOrMemory.removeItem(key)] as const;
}
