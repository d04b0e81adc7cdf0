import type { Address } from "../checkout/address.ts";
import type { Coordinates } from "./distance.ts";
import type { OpeningHours } from "./opening-hours.ts";

/** Kinds of things that a store may carry. */
export const productKinds = ["shoes", "clothing", "accessories", "btq"] as const;
export type ProductKind = (typeof productKinds)[number];

/** A store that one can walk into. */
export interface Store {
  /** What the store's own systems know it by. */
  readonly erpStoreId: string;
  /** 'Ponsonby'. */
  readonly name: string;
  /** Path of its page within the shop: `/stores/ponsonby`. */
  readonly path: string;
  /** As it is written in its country. */
  readonly phone: string;
  readonly address: {
    readonly country: Address["country"];
    readonly postcode: string;
    /** The city in New Zealand, the state in Australia. */
    readonly region: string;
    readonly street1: string;
    readonly street2: string;
    /** The suburb. */
    readonly locality: string;
  };
  readonly coordinates: Coordinates;
  readonly timeZone: string;
  readonly hours: OpeningHours;
  readonly carries: readonly ProductKind[];
  /** What it can do besides selling, a few words each. */
  readonly services: readonly string[];
  /** Orders can be picked up here. */
  readonly clickAndCollect: boolean;
}

/** A store's address as one would ask for it, a line each. */
export function storeAddressLines({ street1, street2, locality, region, postcode, country }: Store["address"]): string[] {
  const town = country === "AU" ? `${locality} ${region} ${postcode}` : `${locality}, ${region} ${postcode}`;
  return [street1, street2, locality === region ? `${region} ${postcode}` : town].filter(Boolean);
}
