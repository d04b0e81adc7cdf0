import type { CallFailure } from "#contract/rendering.ts";
import type { StoredVoucher } from "#domain/checkout/checkout-state.ts";
import type { Voucher } from "#domain/vouchers/voucher.ts";
import { type VoucherCheckOutcome, voucherRefusal } from "#domain/vouchers/voucher-check.ts";
import { api, type CallArgs, type StoreServices } from "../../platform/api/api.ts";

/** A gift card as the shop answered for it: with what is on it, or refused (VOUCH-05). */
export type CheckedVoucher =
  | ({ readonly outcome: "SUCCESS" } & Voucher)
  | ({ readonly outcome: Exclude<VoucherCheckOutcome, "SUCCESS"> } & StoredVoucher);

async function check({ call }: StoreServices, { code, pin }: StoredVoucher, signal: AbortSignal): Promise<CheckedVoucher> {
  const input = { params: { code }, query: { pin }, body: undefined } as CallArgs<"vouchers.balance">["input"];
  try {
    return { code, pin, outcome: "SUCCESS", ...(await call("vouchers.balance", input, signal)) };
  } catch (failure) {
    const outcome = voucherRefusal((failure as CallFailure).code);
    if (outcome === null) throw failure;
    return { code, pin, outcome };
  }
}

export const vouchersApi = api.enhanceEndpoints({ addTagTypes: ["Vouchers"] }).injectEndpoints({
  endpoints: (build) => ({
    /** What is on each of these gift cards. Fails when one of them could not be asked about. */
    checkVouchers: build.query<readonly CheckedVoucher[], readonly StoredVoucher[]>({
      async queryFn(vouchers, { signal, extra }) {
        try {
          return { data: await Promise.all(vouchers.map((voucher) => check(extra as StoreServices, voucher, signal))) };
        } catch (failure) {
          return { error: failure as CallFailure };
        }
      },
      // Balances change with every order, and PINs are not kept about.
      keepUnusedDataFor: 0,
      providesTags: ["Vouchers"],
    }),
  }),
});
export const { useCheckVouchersQuery } = vouchersApi;
