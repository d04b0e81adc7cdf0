import { useEffect, useState } from "react";
import type { AddressCountry } from "#domain/checkout/address.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { type AddressSuggestion, accountApi } from "./account-api.ts";

/** Characters from which there is something to look for. */
const shortest = 3;

/** Milliseconds that typing rests before it is looked for. */
const rest = 200;

const none: readonly AddressSuggestion[] = [];

/**
 * Addresses that begin like what has been typed; the former ones stay while newer ones are on their way. A lookup that cannot be
 * reached suggests nothing: whoever types the whole address needs none.
 * @param text null when nothing is to be looked for
 * @returns null while there is too little to look for
 */
export function useAddressSuggestions(text: string | null, country: AddressCountry): readonly AddressSuggestion[] | null {
  const dispatch = useAppDispatch();
  const [suggestions, setSuggestions] = useState<readonly AddressSuggestion[] | null>(null);
  const q = text?.trim() ?? "";
  useEffect(() => {
    if (q.length < shortest) return setSuggestions(null);
    let superseded = false;
    const timer = setTimeout(async () => {
      const question = accountApi.endpoints.addressLookup.initiate({ q, country }, { subscribe: false });
      const { data } = await dispatch(question);
      if (!superseded) setSuggestions(data ?? none);
    }, rest);
    return () => {
      superseded = true;
      clearTimeout(timer);
    };
  }, [dispatch, q, country]);
  return suggestions;
}
