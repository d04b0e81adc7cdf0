/** Damm's quasigroup of order 10: it notices every single wrong digit and every swap of neighbours. */
const damm = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];

function checkDigit(digits: string): number {
  let interim = 0;
  for (const digit of digits) interim = Number(damm[interim]?.[Number(digit)]);
  return interim;
}

/**
 * An order number a shopper can read out: `TT` and eight digits, the last a check digit.
 * @param sequence 0 to 9,999,999, each used once
 * @throws RangeError outside that range
 */
export function formatOrderNumber(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 0 || sequence > 9_999_999)
    throw new RangeError(`no order number for ${sequence}`);
  const digits = String(sequence).padStart(7, "0");
  return `TT${digits}${checkDigit(digits)}`;
}

/**
 * An order number as a shopper types it, or copies it with the word that stands before it, in its one form: without `#` and spaces, in
 * upper case.
 */
export function normaliseOrderNumber(typed: string): string {
  const number = typed.replace(/[#\s]/g, "").toUpperCase();
  return number.replace(/^(?:ORDER)?(?:TT)?(?=\d{8}$)/, "TT");
}
