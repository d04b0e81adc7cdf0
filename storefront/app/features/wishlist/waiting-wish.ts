import type { CountryCode } from "#domain/country/country.ts";
import { listOf, objectOf, text, wholeNumber } from "#domain/persistence/read.ts";
import { redirectPath, redirectPathMax } from "#domain/session/redirect-path.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import type { Wish } from "./wishlist-slice.ts";

/** Milliseconds for which a guest's wish waits for them to sign in: the link of a verification mail opens another tab. */
const patience = 60 * 60 * 1000;

/** A price is of its country, and so is a wishlist. */
const keyOf = (country: CountryCode) => `waiting-wish:${country}`;

const waiting = objectOf(
  {
    from: text(redirectPathMax),
    until: wholeNumber(0),
    productId: text(64),
    name: text(256),
    colourName: text(256),
    price: wholeNumber(0),
  },
  { picture: text(1024), variantId: text(64) },
);

/**
 * Keeps what a guest wanted to save until they have signed in on the walk that leads back to where they asked: a browser may be
 * somebody else's within the hour.
 * @param from the page to come back to, with its query. `now` in milliseconds since the epoch
 */
export function keepWaitingWish(country: CountryCode, { attribution: _, ...wish }: Wish, from: string, now: number): void {
  localStorageOrMemory.setItem(keyOf(country), JSON.stringify([{ ...wish, from: redirectPath(from), until: now + patience }]));
}

/**
 * Takes out what was waiting, or null when nothing is, or it has waited too long. What waits for another walk goes on waiting.
 * @param search of the page that signs in, whose `redirect` says where its walk leads. `now` in milliseconds since the epoch
 */
export function takeWaitingWish(country: CountryCode, search: string, now: number): Wish | null {
  const key = keyOf(country);
  try {
    const [wish] = listOf(waiting, 1)(JSON.parse(localStorageOrMemory.getItem(key) ?? "[]"), "");
    if (!wish || wish.from !== redirectPath(new URLSearchParams(search).get("redirect"))) return null;
    localStorageOrMemory.removeItem(key);
    const { from: _from, until, ...rest } = wish;
    return until < now ? null : rest;
  } catch {
    return null;
  }
}
