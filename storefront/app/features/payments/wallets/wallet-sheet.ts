import type { CurrencyCode } from "#domain/country/country.ts";
import type { ExpressHandlers, ExpressRequest } from "./express-sheet.ts";

/** What the shopper is asked to approve. */
export interface WalletRequest {
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** The checkout in instalments to approve; none in a wallet. */
  readonly checkout?: string;
  /** The provider's own page to approve it on, where there is no sheet of the shop's. */
  readonly approveAt?: string;
  /** The amount as the shopper reads it: `NZ$180.00`. */
  readonly total: string;
}

/** A wallet's sheet, loaded and ready to be opened at once. */
export interface WalletSheet {
  /** Opens the sheet. A single-use token for the amount, or null when the shopper closes it. @throws WalletUnavailable */
  approve(request: WalletRequest): Promise<string | null>;
  /**
   * Opens the sheet for a whole order: the shopper chooses in it who it is for, where it goes and how. A single-use token for what the
   * shop last said of the amount, or null when the shopper closes it. @throws WalletUnavailable, or what a handler throws
   */
  checkOut(request: ExpressRequest, handlers: ExpressHandlers): Promise<string | null>;
  /** Takes the sheet away; what it was asked fails. */
  teardown(): void;
}

/** A sheet that may be asked before it is known for what; null when there turns out to be nothing to approve. */
export interface AskedAhead {
  approve(asked: WalletRequest | Promise<WalletRequest | null>): Promise<string | null>;
  teardown(): void;
}

/** The wallet cannot be reached or broke down; nothing was approved. */
export class WalletUnavailable extends Error {
  override readonly name = "WalletUnavailable";
}

/** The wallet approved what the shop cannot take any more, and its sheet cannot say so. The message is for the shopper; nothing was charged. */
export class SheetRefused extends Error {
  override readonly name = "SheetRefused";
}

/** The text under a key of what another document said; undefined when there is none. */
export const textIn = (value: unknown, key: string): string | undefined => {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === "string" ? text : undefined;
};

/** Dollars with two decimals, as the wallets' own scripts want amounts. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);
