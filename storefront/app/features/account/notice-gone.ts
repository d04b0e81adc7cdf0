import type { CallFailure } from "#contract/rendering.ts";
import type { AppDispatch } from "../../platform/store/app-state.ts";
import { accountApi } from "./account-api.ts";

const codes: ReadonlySet<string> = new Set(["AddressNotFound", "PaymentMethodNotFound"]);

/**
 * Whether what was to be changed has been deleted elsewhere since it was read here. What is left is then asked for anew.
 * @param failure what a change of addresses or cards has failed with, if it has
 */
export const noticeGone =
  (failure: unknown) =>
  (dispatch: AppDispatch): boolean => {
    if (!codes.has((failure as CallFailure | undefined)?.code ?? "")) return false;
    dispatch(accountApi.util.invalidateTags(["Account", "Addresses", "Cards"]));
    return true;
  };
