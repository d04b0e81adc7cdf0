import type { CallFailure } from "#contract/rendering.ts";
import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";

const messages: Readonly<Record<string, string>> = {
  MembershipNotFound: loyaltyMessages.notFound,
  MembershipInactive: loyaltyMessages.inactive,
  MembershipLinked: loyaltyMessages.linkedAlready,
};

/**
 * Why a membership cannot be used, in a sentence (ERRCAT-79, ERRCAT-80).
 * @param otherwise said of a failure that says nothing about the membership
 */
export function membershipRefusal({ code }: Pick<CallFailure, "code">, otherwise: string): string {
  return (Object.hasOwn(messages, code) && messages[code]) || otherwise;
}
