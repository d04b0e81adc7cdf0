import type { Address } from "./address.ts";

/** Boxes and bags that the post keeps for somebody, and lockers. */
const kept =
  /\b(?:g\.? ?)?p\.? ?o\.?[ -]?box(?![a-z])|\bpost(?:al)? (?:office )?box\b|(?:^|, ?)(?:box|cmb|pmb) ?\d|\b(?:private|locked) (?:mail )?bag\b|\bparcel (?:locker|collect)\b/i;
/** What waits over the counter of a post office. */
const overCounter = /\bcounter delivery\b|\bposte restante\b|\bcare po\b|\bc\/[-–o]? ?(?:the )?post ?(?:office|shop)\b/i;
/** Rural rounds, as New Zealand and Australia write them: `RD 3`, `RMB 2210`, `MS 552`. */
const rural = /(?:^|[ ,])(?:r\.? ?d\.? ?\d{1,2}|(?:rmb|rms|rsd) ?\d+|ms ?\d+(?=$|,))\b|\brural delivery\b/i;

/** What an address says of the street, in one line. */
export function streetLine({ street1, street2, suburb }: Partial<Pick<Address, "street1" | "street2" | "suburb">>): string {
  return [street1, street2, suburb].filter(Boolean).join(", ");
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
