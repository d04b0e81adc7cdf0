import type { AddressCountry } from "#domain/checkout/address.ts";
import { ApiError } from "../api-error.ts";
import type { Service } from "../service.ts";

/** An address that may be the one that is being typed. */
export interface AddressSuggestion {
  /** The same for the same address, every time. */
  readonly id: string;
  /** The address on one line. */
  readonly label: string;
  readonly address: {
    readonly street1: string;
    readonly street2?: string;
    readonly suburb: string;
    readonly city?: string;
    readonly state?: string;
    readonly postcode: string;
    readonly country: AddressCountry;
  };
}

/** The lookup service cannot be reached; the address can still be typed in. */
export class LookupUnavailable extends Error {
  override readonly name = "LookupUnavailable";
}

/** How many suggestions are given at most. */
export const mostSuggestions = 8;

/** Completes addresses as they are typed: the embedded service, or a hosted one such as Addy or Loqate. */
export interface AddressLookup {
  /**
   * @param typed what has been typed so far, as it is
   * @returns at most `mostSuggestions`, the likeliest first
   * @throws LookupUnavailable
   */
  suggest(country: AddressCountry, typed: string): Promise<readonly AddressSuggestion[]>;
}

/** The call that completes addresses. It says nothing of anybody, so anybody may ask. */
export function createAddressLookup(lookup: AddressLookup): Service<"addresses.lookup"> {
  return {
    "addresses.lookup": async ({ query }) => {
      try {
        return { suggestions: [...(await lookup.suggest(query.country, query.q))] };
      } catch (error) {
        if (!(error instanceof LookupUnavailable)) throw error;
        throw new ApiError(503, "LookupUnavailable", "We can't look addresses up just now. Type yours in instead.", {}, 5);
      }
    },
  };
}
