/** Why Braintree takes no money, by the codes of what it found wrong; none of them holds any. */
const refusals: Readonly<Record<string, "tokenRefused" | "typeNotAccepted">> = {
  // Transactions: a nonce that is used up, unknown, locked or of nothing; a kept card that is none, or somebody else's.
  "91564": "tokenRefused",
  "91565": "tokenRefused",
  "91566": "tokenRefused",
  "91569": "tokenRefused",
  "91510": "tokenRefused",
  "91511": "tokenRefused",
  "91516": "tokenRefused",
  "91518": "tokenRefused",
  // Transactions: a kind of card or wallet that the merchant account does not take.
  "91567": "typeNotAccepted",
  "91517": "typeNotAccepted",
  "91577": "typeNotAccepted",
  "915101": "typeNotAccepted",
  // The vault.
  "91731": "tokenRefused",
  "91732": "tokenRefused",
  "91733": "tokenRefused",
  "93102": "tokenRefused",
  "93107": "tokenRefused",
  "93108": "tokenRefused",
  "93109": "tokenRefused",
  "91734": "typeNotAccepted",
};

/** What the codes come to for the shopper; undefined for a mistake that is not theirs. */
export function refusalOf(codes: readonly string[]): "tokenRefused" | "typeNotAccepted" | undefined {
  return codes.map((code) => refusals[code]).find((refusal) => refusal !== undefined);
}
