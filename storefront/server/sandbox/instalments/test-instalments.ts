/** What the sandbox's provider of instalments does with an approved checkout. */
export const instalmentOutcomes = ["success", "declined", "unrecoverable", "timeoutAfterCharge", "timeoutBeforeCharge"] as const;
export type InstalmentOutcome = (typeof instalmentOutcomes)[number];

/** What can be chosen in the provider's sheet, besides cancelling: every choice approves, and says how the payment then goes. */
export const instalmentChoices: readonly {
  readonly id: InstalmentOutcome;
  readonly label: string;
  readonly says: string;
}[] = [
  { id: "success", label: "Approve", says: "Paid in four parts." },
  { id: "declined", label: "Approve, then decline", says: "Afterpay declines when the order is placed." },
  { id: "unrecoverable", label: "Approve, then get stuck", says: "The payment can neither be finished nor undone." },
  { id: "timeoutAfterCharge", label: "Approve, then fall silent", says: "The money is held, but the answer never arrives." },
  { id: "timeoutBeforeCharge", label: "Approve, then go away", says: "Afterpay cannot be reached; nothing is held." },
];

/** Where the provider's sheet hands in what the shopper chose. */
export interface InstalmentApprovals {
  /** Approves an open checkout. @returns false when there is none by this token for this amount any more */
  approve(token: string, amount: number, outcome: InstalmentOutcome): Promise<boolean>;
}
