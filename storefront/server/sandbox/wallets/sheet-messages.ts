/** What the shop's document and a wallet's sheet say to each other over the port that the shop hands in. Types only. */

export interface OpenSheet {
  readonly type: "open";
  /** Cents. */
  readonly amount: number;
  readonly currency: "NZD" | "AUD";
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
  readonly currency: "NZD" | "AUD";
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

export type ToSheet = OpenSheet | CheckOut | Answer;

/** An address as wallets write them. */
export interface SheetAddress {
  readonly name?: string;
  readonly lines?: readonly string[];
  readonly suburb?: string;
  readonly locality: string;
  readonly region: string;
  readonly postcode: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

export interface SheetContact {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
}

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

export type FromSheet =
  | { readonly type: "ready" }
  | (Question & { readonly type: "ask"; readonly id: number })
  | { readonly type: "approved"; readonly token: string }
  | { readonly type: "cancelled" }
  /** The wallet broke down; nothing was approved. */
  | { readonly type: "failed" };
