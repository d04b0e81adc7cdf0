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

export type ToSheet = OpenSheet;

export type FromSheet =
  | { readonly type: "ready" }
  | { readonly type: "approved"; readonly token: string }
  | { readonly type: "cancelled" }
  /** The wallet broke down; nothing was approved. */
  | { readonly type: "failed" };
