import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";
import { ApiError } from "../api-error.ts";

const messages = {
  MembershipNotFound: loyaltyMessages.notFound,
  MembershipInactive: loyaltyMessages.inactive,
  LoyaltyInsufficientPoints: loyaltyMessages.insufficient,
  LoyaltyQuoteInvalid: loyaltyMessages.quoteEnded,
  LoyaltyUnavailable: loyaltyMessages.unableToUse,
} as const;

export type LoyaltyFailure = keyof typeof messages;

/** Why a membership or its points cannot be used, in the words that the forms have for it. */
export function loyaltyFailure(code: LoyaltyFailure): ApiError {
  return new ApiError(code === "LoyaltyUnavailable" ? 503 : 422, code, messages[code]);
}
