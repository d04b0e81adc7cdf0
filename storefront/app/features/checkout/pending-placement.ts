import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";

/** An order that was sent and has no answer yet: nobody knows whether it was placed. */
export interface PendingPlacement {
  /** Its idempotency key: the same key and body again are the same order. */
  readonly key: string;
  readonly body: PlaceOrderRequest;
  /** When it was first sent, milliseconds since the epoch. */
  readonly sentAt: number;
}

/** Milliseconds after which an unanswered placement is no longer asked about: the shop has long settled it by itself. */
const keptFor = 24 * 60 * 60 * 1000;

const keyOf = (country: CountryCode) => `placement:${country}`;

function isPending(value: unknown): value is PendingPlacement {
  const { key, body, sentAt } = (value ?? {}) as Partial<Record<keyof PendingPlacement, unknown>>;
  return typeof key === "string" && key.length >= 24 && typeof sentAt === "number" && typeof body === "object" && body !== null;
}

/**
 * The placement that still has no answer, or null. It is kept where every tab sees it and a reload does not lose it, so
 * that whoever pays next first finds out what became of it. Its card token can be used once and says nothing of the card.
 */
export function readPendingPlacement(country: CountryCode, now: number): PendingPlacement | null {
  try {
    const kept: unknown = JSON.parse(localStorageOrMemory.getItem(keyOf(country)) ?? "null");
    if (!isPending(kept)) return null;
    return now - kept.sentAt < keptFor ? kept : null;
  } catch {
    return null;
  }
}

/** Names a new placement and keeps it before anything of it is sent. */
export function keepPlacement(country: CountryCode, body: PlaceOrderRequest, now: number): PendingPlacement {
  const placement = { key: `${randomId()}${randomId()}`, body, sentAt: now };
  localStorageOrMemory.setItem(keyOf(country), JSON.stringify(placement));
  return placement;
}

/** The placement has its answer; asking for the same order again is a new one. */
export function forgetPlacement(country: CountryCode): void {
  localStorageOrMemory.removeItem(keyOf(country));
}
