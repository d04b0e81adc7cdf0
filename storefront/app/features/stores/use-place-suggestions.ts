import { useEffect, useState } from "react";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { type StoreLocality, storesApi } from "./stores-api.ts";

/** Characters from which there is something to look for. */
const shortest = 2;
/** Milliseconds that typing rests before it is looked for. */
const rest = 200;
/** As many as fit under the field. */
const most = 8;

const none: readonly StoreLocality[] = [];

/**
 * Places that begin like what has been typed; the former ones stay while newer ones are on their way. Where they cannot be
 * reached nothing is suggested, and what was typed can be looked for all the same.
 */
export function usePlaceSuggestions(text: string): readonly StoreLocality[] {
  const dispatch = useAppDispatch();
  const [suggestions, setSuggestions] = useState(none);
  const q = text.trim();
  useEffect(() => {
    if (q.length < shortest) return setSuggestions(none);
    let superseded = false;
    const timer = setTimeout(async () => {
      const { data } = await dispatch(storesApi.endpoints.storesLocalities.initiate(q, { subscribe: false }));
      if (!superseded) setSuggestions(data?.slice(0, most) ?? none);
    }, rest);
    return () => {
      superseded = true;
      clearTimeout(timer);
    };
  }, [dispatch, q]);
  return suggestions;
}
