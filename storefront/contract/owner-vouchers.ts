import { z } from "zod";
import { countryCodes } from "#domain/country/country.ts";
import { parseIsoDate } from "#domain/time/calendar.ts";

const country = z.enum(countryCodes, `is none of ${countryCodes.join(", ")}`);
/** The last day, where it is spent, on which a gift card is good: `2029-11-30`. */
const expires = z.string().refine((typed) => parseIsoDate(typed) !== null, "is no day, as in 2029-11-30");
/** Cents. */
const amount = z.int().min(1, "is nothing to put on a gift card").max(1_000_000, "is more than a gift card holds");

/** A gift card that the owner gives somebody. */
export const voucherToIssue = z.strictObject({ country, amount, expires: expires.optional() });

/** What is told of a gift card that was issued, and never again. */
export const issuedVoucher = z.object({ number: z.string(), pin: z.string(), expires });

/** Which gift card is meant, where both countries have one of that number. */
export const whichVoucher = z.object({ country: country.optional() });

/** Whether a gift card pays: one that is `suspended` does not until it is made `active` again. */
export const voucherState = z.strictObject({ state: z.enum(["active", "suspended"]), country: country.optional() });

/** A gift card as its shop's owner sees it, who knows no PIN. */
export const ownerVoucher = z.object({
  number: z.string(),
  country,
  /** Cents that are on it. */
  balance: z.int(),
  /** `disputed`: the bank is deciding about the order that it was bought with, and it pays nothing meanwhile. */
  state: z.enum(["active", "suspended", "locked", "disputed"]),
  expires,
  isExpired: z.boolean(),
});
export type OwnerVoucher = z.infer<typeof ownerVoucher>;
