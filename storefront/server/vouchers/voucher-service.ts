import type { Service } from "../service.ts";
import type { Vouchers } from "./vouchers.ts";

/** What is on a voucher, over the wire. */
export function createVoucherService(vouchers: Vouchers): Service<"vouchers.balance"> {
  return {
    "vouchers.balance": ({ params, query }, { country, clientAddress }) =>
      vouchers.read(country, { code: params.code, pin: query.pin }, clientAddress),
  };
}
