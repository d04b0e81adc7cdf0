import { useEffect, useRef, useState } from "react";
import type { AddressCountry } from "#domain/checkout/address.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { type AddressSuggestion, accountApi } from "./account-api.ts";

export type FoundAddress = NonNullable<AddressSuggestion["address"]>;

const unableToFill = "We couldn't fill that address in. Type the rest instead.";

export interface PickedAddress {
  /** The one that was picked last is on its way. */
  readonly isLoading: boolean;
  pick(suggestion: AddressSuggestion, country: AddressCountry): Promise<void>;
  /** Nobody waits for it any more: something else has been typed since. */
  forget(): void;
}

/**
 * The whole address of a suggestion that was picked, which some lookup services tell for that one alone. The shopper hears when
 * it cannot be had, and types it.
 * @param onFound hears of it, unless another has been picked or typed since
 */
export function usePickedAddress(onFound: (address: FoundAddress) => void): PickedAddress {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const picks = useRef(0);
  const hears = useRef(onFound);
  useEffect(() => {
    hears.current = onFound;
  });
  const forget = () => {
    picks.current += 1;
    setLoading(false);
  };
  return {
    isLoading,
    forget,
    async pick({ id, address }, country) {
      forget();
      if (address) return onFound(address);
      const pick = picks.current;
      setLoading(true);
      const question = accountApi.endpoints.retrieveAddress.initiate({ id, country }, { subscribe: false });
      const { data } = await dispatch(question);
      if (pick !== picks.current) return;
      setLoading(false);
      if (data) hears.current(data);
      else dispatch(showAlert({ type: "ERROR", content: unableToFill }));
    },
  };
}
