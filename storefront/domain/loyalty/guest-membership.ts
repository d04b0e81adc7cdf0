import { loyaltyConfiguration } from "../configuration/configuration.ts";
import { objectOf, type Reader, text, wholeNumber } from "../persistence/read.ts";

/** A frequent-flyer membership that a guest has entered (LOYAL-01). */
export interface GuestMembership {
  readonly memberId: string;
  readonly lastName: string;
  /** When it was entered, milliseconds since the epoch. */
  readonly createdAt: number;
}

/** Memberships that an account is linked with. */
export type LoyaltyProviders = readonly { readonly name: string; readonly memberId: string }[];

const guestMembership: Reader<GuestMembership> = objectOf({
  memberId: text(20),
  lastName: text(100),
  createdAt: wholeNumber(0),
});

/** Reads what the browser keeps, trusting nothing; null for none. Never throws. */
export function parseGuestMembership(json: string | null): GuestMembership | null {
  try {
    return guestMembership(JSON.parse(json ?? ""), "membership");
  } catch {
    return null;
  }
}

/** Whether a guest's membership is still taken for that of whoever uses the browser now (CONF-16). */
export function isFreshMembership(
  { createdAt }: GuestMembership,
  now: number,
  maxAgeMinutes: number = loyaltyConfiguration.guestMaxAgeMinutes,
): boolean {
  return now - createdAt < maxAgeMinutes * 60_000;
}

/** The membership that an account is linked with. */
export function linkedMemberId(providers: LoyaltyProviders): string | undefined {
  return providers.find(({ name }) => name === "frequentFlyer")?.memberId;
}

/**
 * The guest's membership that an account is to be linked with once it is loaded, or null: it has its own already, or what the
 * guest entered is too old (LOYAL-04, LOYAL-06, LOYAL-07).
 */
export function membershipToLink(
  guest: GuestMembership | null,
  providers: LoyaltyProviders,
  now: number,
): GuestMembership | null {
  return guest && linkedMemberId(providers) === undefined && isFreshMembership(guest, now) ? guest : null;
}

/**
 * Whether an account may be linked with a membership: it has none, or that one already. Another is unlinked first, so that no window
 * that has not heard of it takes its place.
 */
export function mayLink(linked: string | null, memberId: string): boolean {
  return linked === null || linked === memberId;
}

/** Whose points an order earns and spends; who has linked a membership need not say the surname again. */
export interface OrderMembership {
  readonly memberId: string;
  readonly lastName?: string;
}

/** The membership of an order: the account's if it is linked, else the guest's (LOYAL-08); null for none. */
export function orderMembership(providers: LoyaltyProviders, guest: GuestMembership | null): OrderMembership | null {
  const memberId = linkedMemberId(providers);
  if (memberId !== undefined) return { memberId };
  return guest && { memberId: guest.memberId, lastName: guest.lastName };
}
