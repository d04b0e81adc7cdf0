import { pointsWorth } from "#domain/loyalty/points.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { customers } from "../database/schema/schema.ts";
import type { RequestContext, Service, SignedIn } from "../service.ts";
import { loyaltyFailure } from "./loyalty-failure.ts";
import type { Membership, Programme } from "./programme.ts";

/** What a shopper says of a membership; whoever has linked theirs need not say the surname again. */
export interface PartialClaim {
  readonly memberId: string;
  readonly lastName?: string | undefined;
}

/** The membership that is spoken of. @throws ApiError 422 `MembershipNotFound` or `MembershipInactive`; 503 `LoyaltyUnavailable` */
export async function findMembership(
  { database, programme }: { readonly database: Database; readonly programme: Programme },
  { memberId, lastName }: PartialClaim,
  { account, clientAddress }: { readonly account?: SignedIn | undefined; readonly clientAddress: string },
): Promise<Membership> {
  if (lastName !== undefined) return programme.find({ memberId, lastName }, clientAddress);
  const [linked] = account
    ? await database.queries
        .select({ memberId: customers.loyaltyMemberId, lastName: customers.loyaltyLastName })
        .from(customers)
        .where(eq(customers.username, account.username))
    : [];
  if (!linked?.lastName || linked.memberId !== memberId) throw loyaltyFailure("MembershipNotFound");
  return programme.find({ memberId, lastName: linked.lastName }, clientAddress);
}

/** Memberships and quotes, over the wire. */
export function createLoyaltyService(deps: {
  readonly database: Database;
  readonly programme: Programme;
}): Service<"loyalty.membership" | "loyalty.quotes"> {
  const find = (body: PartialClaim, context: RequestContext) => findMembership(deps, body, context);
  return {
    "loyalty.membership": async ({ body }, context) => {
      const { memberId, points } = await find(body, context);
      return { memberNumber: memberId, points, worth: pointsWorth(points) };
    },
    "loyalty.quotes": async ({ body }, context) => {
      const member = await find(body, context);
      const { memberId, amount, ...quote } = await deps.programme.quote(context.country, member, body.currencyAmount);
      return { ...quote, memberNumber: memberId, currencyAmount: amount };
    },
  };
}
