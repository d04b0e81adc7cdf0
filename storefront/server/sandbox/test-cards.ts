/** What the sandbox gateway does with a card. */
export const sandboxOutcomes = [
  "success",
  "declined",
  "declinedOnceKept",
  "typeNotAccepted",
  "notProcessed",
  "unrecoverable",
  "timeoutAfterCharge",
  "timeoutBeforeCharge",
] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

export interface TestCard {
  readonly number: string;
  readonly outcome: SandboxOutcome;
  readonly says: string;
}

/**
 * The only numbers the sandbox takes, with any expiry date to come and any code of the right length. Everything else is
 * refused, so that nobody's real card is ever of use here.
 */
export const testCards: readonly TestCard[] = [
  { number: "4111111111111111", outcome: "success", says: "Visa, paid." },
  { number: "5555555555554444", outcome: "success", says: "Mastercard, paid." },
  { number: "378282246310005", outcome: "success", says: "American Express, paid. Its code has four digits." },
  { number: "4000111111111115", outcome: "declined", says: "Declined by the bank." },
  { number: "4000000000000341", outcome: "declinedOnceKept", says: "Visa, paid; once it is saved, declined." },
  { number: "30569309025904", outcome: "typeNotAccepted", says: "Diners Club: a card type that the shop does not take." },
  { number: "6011111111111117", outcome: "typeNotAccepted", says: "Discover: a card type that the shop does not take." },
  { number: "4000000000000085", outcome: "notProcessed", says: "The gateway breaks down over it; nothing is held." },
  { number: "4000000000000119", outcome: "unrecoverable", says: "The gateway can neither finish nor undo it." },
  { number: "4000000000002222", outcome: "timeoutAfterCharge", says: "The money is held, but the answer never arrives." },
  { number: "4000000000003337", outcome: "timeoutBeforeCharge", says: "The gateway cannot be reached; nothing is held." },
];

/** The test card with these digits, or undefined. */
export function findTestCard(digits: string): TestCard | undefined {
  return testCards.find((card) => card.number === digits);
}
