/** What is on a voucher. */
export interface VoucherBalance {
  /** Seconds since the epoch (VOUCH-01). */
  readonly expires: number;
  readonly isExpired: boolean;
  readonly isFullyRedeemed: boolean;
  /** Cents. */
  readonly amountRemaining: number;
}
