import { z } from "zod";
import { defineCall } from "./call.ts";
import { cents } from "./product.ts";

/** Whose membership it is; the surname may be left out for the one that the account is linked with. */
const claim = { memberId: z.string().max(20), lastName: z.string().max(100).optional() };

export const loyaltyMembership = defineCall({
  name: "loyalty.membership",
  summary: "A frequent-flyer membership and its points, for whoever knows number and surname. Changes nothing.",
  method: "POST",
  path: "/loyalty/memberships/find",
  access: "optional",
  rateLimit: 60,
  body: z.object(claim),
  response: z.object({
    memberNumber: z.string(),
    points: z.int().nonnegative(),
    /** What the points pay, in cents. */
    worth: cents,
  }),
  errors: { MembershipNotFound: 422, MembershipInactive: 422, LoyaltyUnavailable: 503 },
});

export const loyaltyQuotes = defineCall({
  name: "loyalty.quotes",
  summary: "What so much of an order costs in points, to be paid with within a quarter of an hour. Takes no points yet.",
  method: "POST",
  path: "/loyalty/quotes",
  access: "optional",
  rateLimit: 60,
  body: z.object({ ...claim, currencyAmount: z.int().min(100).multipleOf(100) }),
  response: z.object({
    quoteNumber: z.string(),
    currencyAmount: cents,
    memberNumber: z.string(),
    points: z.int(),
    /** Seconds since the epoch. */
    expires: z.int(),
  }),
  errors: { MembershipNotFound: 422, MembershipInactive: 422, LoyaltyInsufficientPoints: 422, LoyaltyUnavailable: 503 },
});
