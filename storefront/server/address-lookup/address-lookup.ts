import type { AddressCountry } from "#domain/checkout/address.ts";
import { ApiError } from "../api-error.ts";
import type { Service } from "../service.ts";

/** Where it is, without who lives there. */
export interface FoundAddress {
  readonly street1: string;
  readonly street2?: string;
  readonly suburb: string;
  readonly city?: string;
  readonly state?: string;
  readonly postcode: string;
  readonly country: AddressCountry;
}

/** An address that may be the one that is being typed. */
export interface AddressSuggestion {
  /** Names it among the suggestions, and to `retrieve`. */
  readonly id: string;
  /** The address on one line. */
  readonly label: string;
  /** Left out by services that are paid for each address that is picked: then it is to be retrieved. */
  readonly address?: FoundAddress;
}

/** The lookup service cannot be reached; the address can still be typed in. */
export class LookupUnavailable extends Error {
  override readonly name = "LookupUnavailable";
}

/** How many suggestions are given at most. */
export const mostSuggestions = 8;

/** Completes addresses as they are typed: the embedded service, or a hosted one such as Loqate. */
export interface AddressLookup {
  /**
   * @param typed what has been typed so far, as it is
   * @returns at most `mostSuggestions`, the likeliest first
   * @throws LookupUnavailable
   */
  suggest(country: AddressCountry, typed: string): Promise<readonly AddressSuggestion[]>;
  /**
   * The whole address of a suggestion.
   * @returns undefined when there is none of that id in that country
   * @throws LookupUnavailable
   */
  retrieve(country: AddressCountry, id: string): Promise<FoundAddress | undefined>;
}

export interface AddressLookupOptions {
  readonly lookup: AddressLookup;
  /** Told why the service could not be asked: shoppers are not. */
  readonly onError: (error: unknown) => void;
}

/** The calls that complete addresses. They say nothing of anybody, so anybody may ask. */
export function createAddressLookup({
  lookup,
  onError,
}: AddressLookupOptions): Service<"addresses.lookup" | "addresses.retrieve"> {
  const whileReachable = async <T>(work: Promise<T>, message: string): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof LookupUnavailable)) throw error;
      onError(error);
      throw new ApiError(503, "LookupUnavailable", message, {}, 5);
    }
  };
  return {
    "addresses.lookup": async ({ query: { country, q } }) => ({
      suggestions: [
        ...(await whileReachable(lookup.suggest(country, q), "We can't look addresses up just now. Type yours in instead.")),
      ],
    }),

    "addresses.retrieve": async ({ query: { country, id } }) => {
      const address = await whileReachable(
        lookup.retrieve(country, id),
        "We can't fill that address in just now. Type it in instead.",
      );
      if (address === undefined) {
        throw new ApiError(404, "AddressNotFound", "We can't find that address any more. Type it in instead.");
      }
      return { address };
    },
  };
}
