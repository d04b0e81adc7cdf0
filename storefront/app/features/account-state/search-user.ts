import type { AppState } from "../../platform/store/app-state.ts";

/** Who searches, for the search service's click analytics: the shopper's own random token, once it is known. */
export function searchUser({ accountState }: Pick<AppState, "accountState">): { userToken?: string } {
  const token = accountState.current?.searchUserToken;
  return token === undefined ? {} : { userToken: token };
}
