import type { CountryCode, CurrencyCode } from "#domain/country/country.ts";
import type { CardBrand } from "#domain/fields/card-brand.ts";
import type { MoneyInBooks } from "#domain/payments/captured-money.ts";
import type { PaidWith } from "#domain/payments/paid-with.ts";

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
  /** What the token is of; one of anything else is refused. */
  readonly method: PaidWith["method"];
  /** A single-use token from the hosted fields or a wallet, which is never stored; with `customerId` that of a kept card. */
  readonly token: string;
  /** Who the card is kept for. Without it `token` is a single-use one. */
  readonly customerId?: string | undefined;
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly deviceData?: string | undefined;
  /** What is ordered and where it goes, as `orderFingerprint` has it: instalments are approved for nothing else. */
  readonly details?: string | undefined;
}

export type AuthoriseOutcome =
  | { readonly type: "authorised"; readonly transactionId: string; readonly paidWith: PaidWith }
  /** The bank, or the gateway on its behalf, said no; no money is held. */
  | { readonly type: "declined" }
  /** The gateway, or the bank behind it, broke down over the payment; no money is held. */
  | { readonly type: "notProcessed" }
  /** The token is unknown, expired or already used, or its card is not kept for this customer; no money is held. */
  | { readonly type: "tokenRefused" }
  /** The order is not the one that the shopper agreed to pay in instalments; no money is held. */
  | { readonly type: "detailsMismatch" }
  /** The shop does not take this kind of card; no money is held. */
  | { readonly type: "typeNotAccepted" }
  /** The gateway can neither finish nor undo the payment by itself; people have to look at it. */
  | { readonly type: "unrecoverable"; readonly transactionId: string | null };

/** A transaction as the gateway knows it. */
export interface GatewayTransaction extends MoneyInBooks {
  readonly transactionId: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly paidWith: PaidWith;
}

export interface RefundRequest {
  /** Our own id of this refund; the same one again is the same refund, however often it is asked for. */
  readonly reference: string;
  readonly transactionId: string;
  /** Cents; with earlier refunds at most what was captured. */
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/**
 * The gateway did not answer in time, or could not be reached: the payment may or may not exist. Whoever gets this asks
 * `findByReference` before anything else, and never sends the payment again.
 */
export class GatewayUnreachable extends Error {
  override readonly name = "GatewayUnreachable";
}

/**
 * Whoever an order's money comes from. `authorise` holds money, `capture` takes it, `void` lets it go and `refund` gives captured
 * money back. Every method may throw GatewayUnreachable; every method but `authorise` may be repeated without harm.
 */
export interface MoneyGateway {
  /** Kept with each payment, so that an old payment is never looked up at a new gateway. */
  readonly name: string;
  authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome>;
  /** Takes the held money; a transaction already captured counts as success. @throws CaptureRefused */
  capture(transactionId: string): Promise<void>;
  /** Lets held money go; a transaction already voided counts as success. */
  void(transactionId: string): Promise<void>;
  /** Gives some of the captured money back the way it came. @throws RefundRefused; any other error means: not yet, ask again */
  refund(request: RefundRequest): Promise<void>;
  findByReference(reference: string): Promise<GatewayTransaction | null>;
}

/** A gateway that tells of its own accord what becomes of money. */
export interface TellingGateway extends MoneyGateway {
  /** The reference of a refund that a transaction was, where the bank has sent its money back and no other for it is under way. */
  findReturnedRefund(transactionId: string): Promise<string | null>;
}

/** A gateway for cards and wallets. */
export interface PaymentGateway extends MoneyGateway {
  readonly cards: CardVault;
  /** What the gateway's own script in the browser is let in by; null where the fields and sheets are the sandbox's, which need nothing. */
  clientToken(currency: CurrencyCode): Promise<string | null>;
}

/** What a shopper is to pay in instalments. */
export interface InstalmentCheckout {
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** As `orderFingerprint` has it. */
  readonly details: string;
  readonly country: CountryCode;
  readonly consumer: {
    readonly email: string;
    readonly givenNames: string;
    readonly surname: string;
    readonly phoneNumber: string;
  };
}

/** A checkout that waits to be approved. */
export interface OpenedCheckout {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Where the shopper approves it; none where the shop has the provider's sheet. */
  readonly approveAt?: string;
}

/** The provider does not lend this amount, whatever the shop's own limits are. */
export class InstalmentsRefused extends Error {
  override readonly name = "InstalmentsRefused";
}

/** A provider of instalments: the shopper approves a checkout there, whose token the order is then paid by. */
export interface InstalmentGateway extends MoneyGateway {
  /** Opens a checkout for the shopper to approve. Nothing is held by it. @throws InstalmentsRefused */
  createCheckout(checkout: InstalmentCheckout): Promise<OpenedCheckout>;
}

/** A card that the gateway keeps for a customer, as the shop may show it (PAYM-01). */
export interface KeptCard extends CardSummary {
  /** What it is charged by, together with its customer. */
  readonly token: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly isDefault: boolean;
}

export interface KeepCardRequest {
  /** The shop's own name for the customer. */
  readonly customerId: string;
  /** A single-use token from the hosted fields. */
  readonly token: string;
  /** What the card is checked in. */
  readonly currency: CurrencyCode;
  readonly makeDefault: boolean;
}

export type KeepCardOutcome =
  | Exclude<AuthoriseOutcome["type"], "authorised" | "unrecoverable" | "detailsMismatch" | "notProcessed">
  | "kept";

/**
 * Cards that the gateway keeps for the shop's customers (Braintree's vault), so that the shop never does. A customer who keeps
 * any has exactly one default: whichever was made so last, otherwise the oldest. Every method may throw GatewayUnreachable
 * and may be repeated without harm.
 */
export interface CardVault {
  /**
   * Checks a card by holding one dollar and letting it go, and keeps it. The same single-use token again is the same card, and a
   * card whose number is kept already takes the place of what was kept of it, also as the default.
   */
  keep(request: KeepCardRequest): Promise<KeepCardOutcome>;
  /** The default first, then the newest. */
  list(customerId: string): Promise<readonly KeptCard[]>;
  /** @returns false when the customer keeps no such card */
  delete(customerId: string, token: string): Promise<boolean>;
  /** @returns false when the customer keeps no such card */
  makeDefault(customerId: string, token: string): Promise<boolean>;
}

/** The gateway will never capture this transaction. */
export class CaptureRefused extends Error {
  override readonly name = "CaptureRefused";
}

/** The gateway will never make this refund. */
export class RefundRefused extends Error {
  override readonly name = "RefundRefused";
}
