import { mayMeasure } from "#domain/analytics/consent.ts";
import { readConsent } from "../../platform/analytics/consent.ts";
import type { AppState } from "../../platform/store/app-state.ts";

/**
 * Who searches, for the search service's click analytics: the shopper's own random token, once it is known and where they may be
 * measured.
 */
export function searchUser({ accountState }: Pick<AppState, "accountState">): { userToken?: string } {
  const token = accountState.current?.searchUserToken;
  return token === undefined || !mayMeasure(readConsent()) ? {} : { userToken: token };
}
