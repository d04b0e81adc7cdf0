import type { CurrencyCode } from "#domain/country/country.ts";
import type { CardBrand } from "#domain/fields/card-brand.ts";

/** What may be known of a card outside the gateway. */
export interface CardSummary {
  readonly cardType: CardBrand;
  readonly lastFour: string;
}

export interface AuthoriseRequest {
  /** Our own id of this payment, known before the gateway is asked; unique, and what `findByReference` finds. */
  readonly reference: string;
  /** The order's number, as it appears in the gateway's control panel. */
  readonly orderNumber: string;
  /** A single-use token from the hosted fields. Never stored. */
  readonly token: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly deviceData?: string | undefined;
}

export type AuthoriseOutcome =
  | { readonly type: "authorised"; readonly transactionId: string; readonly card: CardSummary }
  /** The bank, or the gateway on its behalf, said no; no money is held. */
  | { readonly type: "declined" }
  /** The token is unknown, expired or already used; no money is held. */
  | { readonly type: "tokenRefused" }
  /** The shop does not take this kind of card; no money is held. */
  | { readonly type: "typeNotAccepted" }
  /** The gateway can neither finish nor undo the payment by itself; people have to look at it. */
  | { readonly type: "unrecoverable"; readonly transactionId: string | null };

/** A transaction as the gateway knows it. */
export interface GatewayTransaction {
  readonly transactionId: string;
  readonly state: "authorised" | "captured" | "voided" | "refused" | "unrecoverable";
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly card: CardSummary;
}

/**
 * The gateway did not answer in time, or could not be reached: the payment may or may not exist. Whoever gets this asks
 * `findByReference` before anything else, and never sends the payment again.
 */
export class GatewayUnreachable extends Error {
  override readonly name = "GatewayUnreachable";
}

/**
 * A card gateway. `authorise` holds money, `capture` takes it, `void` lets it go. Every method may throw
 * GatewayUnreachable; every method but `authorise` may be repeated without harm.
 */
export interface PaymentGateway {
  /** Kept with each payment, so that an old payment is never looked up at a new gateway. */
  readonly name: string;
  authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome>;
  /** Takes the held money; a transaction already captured counts as success. @throws CaptureRefused */
  capture(transactionId: string): Promise<void>;
  /** Lets held money go; a transaction already voided counts as success. */
  void(transactionId: string): Promise<void>;
  findByReference(reference: string): Promise<GatewayTransaction | null>;
}

/** The gateway will never capture this transaction. */
export class CaptureRefused extends Error {
  override readonly name = "CaptureRefused";
}
