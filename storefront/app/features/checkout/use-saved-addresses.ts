import type { AddressCountry } from "#domain/checkout/address.ts";
import { type SavedAddress, useAddressesQuery } from "../account/account-api.ts";
import { useLoggedIn } from "../account/use-account.ts";

const none: readonly SavedAddress[] = [];

export interface SavedAddresses {
  /** Those of the offered countries; none for a guest, nor while they are on their way. */
  addresses: readonly SavedAddress[];
  failed: boolean;
  retry: () => void;
}

/** The addresses that the account keeps, to choose from. */
export function useSavedAddresses(offered: readonly AddressCountry[]): SavedAddresses {
  const loggedIn = useLoggedIn();
  const { data = none, isError, isFetching, refetch } = useAddressesQuery(undefined, { skip: !loggedIn });
  // Of a session that has ended the last answer is still there.
  const addresses = (loggedIn ? data : none).filter(({ country }) => offered.includes(country));
  return { addresses, failed: isError && !isFetching, retry: refetch };
}
