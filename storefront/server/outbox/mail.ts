import type { mailKinds } from "../database/schema/outbox.ts";

/** A mail that is ready to go. */
export interface Mail {
  readonly kind: (typeof mailKinds)[number];
  /** What it is about, e.g. an order number: with `kind` unique, so that no mail is ever written twice. */
  readonly about: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one POST takes the recipient off the list that the mail is sent by (RFC 8058). */
  readonly unsubscribe?: string;
}
