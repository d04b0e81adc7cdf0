import type { Contact } from "../checkout/checkout-state.ts";

/** Where a shopper said that they want to hear from the shop. */
export const contactSources = [
  "Website Footer",
  "Website Account Creation",
  "Website Checkout Success",
  "Website Account Subscribe",
] as const;
export type ContactSource = (typeof contactSources)[number];

/** The marketing provider's number of each source (MKTG-08). */
export const signUpSources: Readonly<Record<ContactSource, number>> = {
  "Website Footer": 1,
  "Website Account Creation": 2,
  "Website Checkout Success": 3,
  "Website Account Subscribe": 4,
};

/** What the marketing provider is told of a contact (MKTG-07). What is not known is left out, so that it stays as it is there. */
export interface SubscribePayload {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  /** The account's username, or an id made for a visitor (MKTG-12, MKTG-13). */
  readonly userId: string;
  readonly signUpSource: number;
  readonly subscribeToMarketing?: boolean;
  readonly subscribeToSms?: boolean;
}

/**
 * What an order says of its contact: who they are, and that they want to hear from the shop by mail and text when they have agreed.
 * A box that was left empty takes nobody off a list, so that nothing is said then (MKTG-14, MKTG-15).
 */
export function orderSubscription(contact: Contact, userId: string): SubscribePayload {
  const { email, firstName, lastName, phone, agreeToMarketing } = contact;
  return {
    email,
    firstName,
    lastName,
    ...(phone && { phone }),
    userId,
    signUpSource: signUpSources["Website Checkout Success"],
    ...(agreeToMarketing && { subscribeToMarketing: true, subscribeToSms: true }),
  };
}
