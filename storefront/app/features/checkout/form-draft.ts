import { useEffect, useRef, useState } from "react";
import { sessionStorageOrMemory } from "../../platform/store/storage.ts";
import { useCountry } from "../shop/use-shop.ts";
import { type DraftForm, draftKey } from "./checkout-storage.ts";

/**
 * The texts and ticks of a form as they were kept, over what it starts with. What is not a draft, or has another kind of value than the form starts with,
 * counts as nothing kept.
 */
export function mergeDraft<Value extends object>(kept: string | null, start: Value): Value {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "null");
  } catch {
    return start;
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) return start;
  const sound = Object.entries(found).every(
    ([field, value]) =>
      (typeof value === "string" || typeof value === "boolean") && typeof value === typeof (start[field as keyof Value] ?? ""),
  );
  return sound ? { ...start, ...found } : start;
}

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
