import type { Address } from "./address.ts";

/** Boxes and bags that the post keeps for somebody, and lockers. */
const kept =
  /\b(?:g\.? ?)?p\.? ?o\.?[ -]?box(?![a-z])|\bpost(?:al)? (?:office )?box\b|(?:^|, ?)(?:box|cmb|pmb) ?\d|\b(?:private|locked) (?:mail )?bag\b|\bparcel (?:locker|collect)\b/i;
/** What waits over the counter of a post office. */
const overCounter = /\bcounter delivery\b|\bposte restante\b|\bcare po\b|\bc\/[-–o]? ?(?:the )?post ?(?:office|shop)\b/i;
/** Rural rounds, as New Zealand and Australia write them: `RD 3`, `RMB 2210`, `MS 552`. */
const rural = /(?:^|[ ,])(?:r\.? ?d\.? ?\d{1,2}|(?:rmb|rms|rsd) ?\d+|ms ?\d+(?=$|,))\b|\brural delivery\b/i;

type Lines = Partial<Pick<Address, "company" | "street1" | "street2" | "suburb" | "city">>;

/** What an address says of the street, in one line. A box or a rural round is written wherever the form has room for it. */
export function streetLine({ company, street1, street2, suburb, city }: Lines): string {
  return [company, street1, street2, suburb, city].filter(Boolean).join(", ");
}

/**
 * Whether only the post goes there: to a box, a bag, a locker or a counter that nobody can sign at, or on a rural round. What is promised for the
 * next day goes by a courier, and not there.
 * @param street as `streetLine` has it
 */
export function isPostOnly(street: string): boolean {
  const line = street.replace(/\s+/g, " ");
  return [kept, overCounter, rural].some((pattern) => pattern.test(line));
}
