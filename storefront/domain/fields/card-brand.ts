/** Card brands by their number ranges. The shop takes the first three; the others are known so that it can say so. */
export const cardBrands = ["visa", "mastercard", "amex", "diners", "discover", "jcb", "unionpay"] as const;
export type CardBrand = (typeof cardBrands)[number];

/** What shoppers call each brand. */
export const cardBrandNames: Readonly<Record<CardBrand, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  unionpay: "UnionPay",
};

interface BrandRule {
  readonly brand: CardBrand;
  readonly starts: RegExp;
  readonly lengths: readonly number[];
  readonly gaps: readonly number[];
  readonly securityDigits: number;
}

const fours = [4, 8, 12, 16];

const rules: readonly BrandRule[] = [
  { brand: "visa", starts: /^4/, lengths: [13, 16, 19], gaps: fours, securityDigits: 3 },
  {
    brand: "mastercard",
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    gaps: fours,
    securityDigits: 3,
  },
  { brand: "amex", starts: /^3[47]/, lengths: [15], gaps: [4, 10], securityDigits: 4 },
  { brand: "diners", starts: /^(30[0-5]|3095|36|3[89])/, lengths: [14, 16, 19], gaps: [4, 10], securityDigits: 3 },
  { brand: "discover", starts: /^(6011|64[4-9]|65)/, lengths: [16, 19], gaps: fours, securityDigits: 3 },
  { brand: "jcb", starts: /^35(2[89]|[3-8])/, lengths: [16, 19], gaps: fours, securityDigits: 3 },
  { brand: "unionpay", starts: /^62/, lengths: [16, 17, 18, 19], gaps: fours, securityDigits: 3 },
];

const ruleOf = (digits: string) => rules.find((rule) => rule.starts.test(digits));

/** The digits of a typed card number. */
export function cardDigits(value: string): string {
  return value.replace(/[\s-]/g, "");
}

/** The brand of a number, or of its beginning while it is being typed; null when none is known. */
export function detectCardBrand(value: string): CardBrand | null {
  return ruleOf(cardDigits(value))?.brand ?? null;
}

/** Lengths a number of that beginning may have; 12 to 19 digits for an unknown brand. */
export function cardNumberLengths(value: string): readonly number[] {
  return ruleOf(cardDigits(value))?.lengths ?? [12, 13, 14, 15, 16, 17, 18, 19];
}

/** The number in groups as printed on the card: 4-4-4-4, or 4-6-5 for American Express. */
export function formatCardNumber(value: string): string {
  const digits = cardDigits(value);
  const gaps = ruleOf(digits)?.gaps ?? fours;
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join("");
}

/** Digits of the security code: 4 for American Express, otherwise 3. */
export function securityCodeLength(brand: CardBrand | null): number {
  return rules.find((rule) => rule.brand === brand)?.securityDigits ?? 3;
}

/** The name the card gives its security code (FORM-58). */
export function securityCodeLabel(brand: CardBrand | null): "CVV" | "CID" {
  return brand === "amex" || brand === "discover" ? "CID" : "CVV";
}
