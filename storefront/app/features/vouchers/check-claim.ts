import type { SerializedError } from "@reduxjs/toolkit";
import type { CallFailure } from "#contract/rendering.ts";
import type { StoredVoucher } from "#domain/checkout/checkout-state.ts";
import type { Voucher } from "#domain/vouchers/voucher.ts";
import { voucherMessages } from "#domain/vouchers/voucher-messages.ts";
import type { AppDispatch } from "../../platform/store/app-state.ts";
import type { VoucherRefusal } from "./voucher-entry.tsx";
import { vouchersApi } from "./vouchers-api.ts";

/** Why the shop could not say anything of a gift card. What keeps robots out says itself what to do. */
function unableMessage(error: CallFailure | SerializedError | undefined): string {
  return (error?.code === "AntiBotFailed" && error.message) || voucherMessages.unable;
}

/** Asks the shop about a gift card that was typed. @returns what is on it, or why that is not told */
export async function checkClaim(
  dispatch: AppDispatch,
  claim: StoredVoucher,
): Promise<{ readonly voucher: Voucher } | { readonly refusal: VoucherRefusal }> {
  const question = vouchersApi.endpoints.checkVouchers.initiate([claim], { subscribe: false, forceRefetch: true });
  const { data: checked, error } = await dispatch(question);
  const [answer] = checked ?? [];
  if (!answer) return { refusal: { field: "code", message: unableMessage(error) } };
  if (answer.outcome === "SUCCESS") return { voucher: answer };
  return {
    refusal: { field: answer.outcome === "NOT_FOUND" ? "pin" : "code", message: voucherMessages[answer.outcome] },
  };
}
