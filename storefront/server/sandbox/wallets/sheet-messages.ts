import type { CurrencyCode } from "#domain/country/country.ts";
import type { SheetAddress } from "#domain/express/express-address.ts";
import type { SheetContact } from "#domain/express/express-contact.ts";

// What the shop's document and a wallet's sheet say to each other over the port that the shop hands in. Types only.

/** Opens the sheet for an amount that is settled. */
export interface OpenSheet {
  readonly type: "open";
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** The checkout in instalments that is approved; none in a wallet. */
  readonly checkout?: string;
  /** The amount as the shopper reads it: `NZ$180.00`. */
  readonly total: string;
}

/** What the sheet shows of an order that is chosen in it. */
export interface SheetView {
  readonly options: readonly { readonly code: string; readonly label: string; readonly price: string }[];
  readonly selected: string | null;
  readonly total: string;
}

/** Opens the sheet for a whole order, which begins without an address. */
export interface CheckOut {
  readonly type: "checkOut";
  readonly currency: CurrencyCode;
  readonly view: SheetView;
  /** Whether it asks for delivery instructions. */
  readonly takesInstructions: boolean;
}

/** What the shop says to a question: a view, what is approved, or why not. */
export interface Answer {
  readonly type: "answer";
  readonly id: number;
  readonly said: Partial<SheetView> & {
    readonly amount?: number;
    readonly checkout?: string;
    readonly problem?: string;
    readonly view?: SheetView;
  };
}

/** What the shop says. */
export type ToSheet = OpenSheet | CheckOut | Answer;

/** What the sheet asks the shop: about another address, another delivery, or the whole order once the shopper pays. */
export type Question =
  | { readonly about: "address"; readonly address: SheetAddress }
  | { readonly about: "option"; readonly code: string }
  | {
      readonly about: "approve";
      readonly choices: {
        readonly contact: SheetContact;
        readonly address: SheetAddress;
        readonly methodCode: string | null;
        readonly instructions?: string;
        readonly authorityToLeave?: boolean;
      };
    };

/** What the sheet says. */
export type FromSheet =
  | { readonly type: "ready" }
  | (Question & { readonly type: "ask"; readonly id: number })
  | { readonly type: "approved"; readonly token: string }
  | { readonly type: "cancelled" }
  /** The wallet broke down; nothing was approved. */
  | { readonly type: "failed" };
