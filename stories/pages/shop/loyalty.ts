import type { ResponseOf } from "@tread/storefront/contract/calls.ts";
import { pointsFor, pointsWorth } from "@tread/storefront/domain/loyalty/points.ts";
import type { Handlers } from "./fake-server.ts";
import { moment } from "./moment.ts";
import { refuse } from "./refuse.ts";

/** The membership that page stories know of, one that is inactive, and one whose programme cannot be reached. */
export function membership(memberId: string, lastName: string | undefined): ResponseOf<"loyalty.membership"> {
  const isTheirs = lastName === undefined || lastName.toLowerCase() === "ngata";
  if (memberId === "1900503" && isTheirs) return refuse(503, "LoyaltyUnavailable", "Refused.");
  if (memberId === "1900900" && isTheirs) return refuse(422, "MembershipInactive", "Refused.");
  if (memberId !== "1900142" || !isTheirs) return refuse(422, "MembershipNotFound", "Refused.");
  return { memberNumber: memberId, points: 12_480, worth: pointsWorth(12_480) };
}

/** The frequent-flyer programme's side, with 12,480 points on Ngata's membership. */
export const loyaltyCalls: Pick<Handlers, "loyalty.membership" | "loyalty.quotes"> = {
  "loyalty.membership": ({ body }) => membership(body.memberId, body.lastName),
  "loyalty.quotes": ({ body }) => {
    const { memberNumber } = membership(body.memberId, body.lastName);
    return {
      quoteNumber: "0b0c7f5e-3c7e-4d0e-9a51-5f7b6f6d2a11",
      currencyAmount: body.currencyAmount,
      memberNumber,
      points: pointsFor(body.currencyAmount),
      expires: moment.getTime() / 1000 + 900,
    };
  },
};
