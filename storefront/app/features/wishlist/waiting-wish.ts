import type { CountryCode } from "#domain/country/country.ts";
import { listOf, objectOf, text, wholeNumber } from "#domain/persistence/read.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import type { Wish } from "./wishlist-slice.ts";

/** Milliseconds for which a guest's wish waits for them to sign in: the link of a verification mail opens another tab. */
const patience = 60 * 60 * 1000;

/** A price is of its country, and so is a wishlist. */
const keyOf = (country: CountryCode) => `waiting-wish:${country}`;

const waiting = objectOf(
  { until: wholeNumber(0), productId: text(64), name: text(256), colourName: text(256), price: wholeNumber(0) },
  { picture: text(1024), variantId: text(64) },
);

/** Keeps what a guest wanted to save until they have signed in. `now` in milliseconds since the epoch. */
export function keepWaitingWish(country: CountryCode, { attribution: _, ...wish }: Wish, now: number): void {
  localStorageOrMemory.setItem(keyOf(country), JSON.stringify([{ ...wish, until: now + patience }]));
}

/** Takes out what was waiting, or null when nothing is, or it has waited too long. `now` in milliseconds since the epoch. */
export function takeWaitingWish(country: CountryCode, now: number): Wish | null {
  const key = keyOf(country);
  const kept = localStorageOrMemory.getItem(key);
  localStorageOrMemory.removeItem(key);
  try {
    const [wish] = listOf(waiting, 1)(JSON.parse(kept ?? "[]"), "");
    if (!wish || wish.until < now) return null;
    const { until: _, ...rest } = wish;
    return rest;
  } catch {
    return null;
  }
}
