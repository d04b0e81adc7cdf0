import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { placementKey } from "./checkout-storage.ts";

/** What was ordered: which size, and how many of it. */
export type OrderedItem = Pick<PlaceOrderRequest["cart"]["items"][number], "variantId" | "qty">;

/** An order that was sent and has no answer yet: nobody knows whether it was placed. */
export interface PendingPlacement {
  /** Its idempotency key, by which the shop knows what became of it. */
  readonly key: string;
  readonly email: string;
  readonly items: readonly OrderedItem[];
  /** Whether it was to be paid in instalments, whose refusals mean something of their own. */
  readonly byInstalments?: boolean;
  /** When it was first sent, milliseconds since the epoch. */
  readonly sentAt: number;
}

/** Milliseconds after which an unanswered placement is no longer asked about: the shop has long settled it by itself. */
const keptFor = 24 * 60 * 60 * 1000;

const isItem = (value: unknown) => {
  const { variantId, qty } = (value ?? {}) as Partial<Record<keyof OrderedItem, unknown>>;
  return typeof variantId === "string" && typeof qty === "number";
};

function isPending(value: unknown): value is PendingPlacement {
  const { key, email, items, sentAt } = (value ?? {}) as Partial<Record<keyof PendingPlacement, unknown>>;
  if (typeof key !== "string" || key.length < 24) return false;
  return typeof email === "string" && typeof sentAt === "number" && Array.isArray(items) && items.every(isItem);
}

/**
 * The placement that still has no answer, or null. It is kept where every tab sees it and a reload does not lose it, so
 * that whoever pays next first finds out what became of it.
 */
export function readPendingPlacement(country: CountryCode, now: number): PendingPlacement | null {
  try {
    const kept: unknown = JSON.parse(localStorageOrMemory.getItem(placementKey(country)) ?? "null");
    if (!isPending(kept)) return null;
    if (now - kept.sentAt < keptFor) return kept;
    forgetPlacement(country);
    return null;
  } catch {
    return null;
  }
}

/** Names a new placement and keeps it before anything of it is sent. */
export function keepPlacement(
  country: CountryCode,
  { cart, contact }: Pick<PlaceOrderRequest, "cart" | "contact">,
  now: number,
): PendingPlacement {
  const items = cart.items.map(({ variantId, qty }) => ({ variantId, qty }));
  const byInstalments = cart.payment.methods.afterpay !== undefined;
  const placement = { key: `${randomId()}${randomId()}`, email: contact.email, items, byInstalments, sentAt: now };
  localStorageOrMemory.setItem(placementKey(country), JSON.stringify(placement));
  return placement;
}

/** The placement has its answer; asking for the same order again is a new one. */
export function forgetPlacement(country: CountryCode): void {
  localStorageOrMemory.removeItem(placementKey(country));
}
