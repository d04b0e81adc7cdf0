import type { ParsedInputOf, ResponseOf } from "#contract/calls.ts";
import { countries } from "#domain/country/country.ts";
import { offersInstalments } from "#domain/payments/instalments.ts";
import { instalmentsNotOffered, instalmentsUnavailable } from "../payments/payment-failure.ts";
import { GatewayUnreachable, type InstalmentGateway, InstalmentsRefused } from "../payments/payment-gateway.ts";
import type { RequestContext } from "../service.ts";
import { voucherFailure } from "../vouchers/voucher-failure.ts";
import { requireGiven, requireShippingMethod, requireValidLines, totalChanged } from "./order-checks.ts";
import { orderFingerprint } from "./order-fingerprint.ts";
import { type PlaceOrderDeps, priceOrder } from "./place-order.ts";

/**
 * Opens a checkout in instalments for exactly this order, checked as placing it will check it. Nothing is held by it, neither money
 * nor stock.
 * @param instalments who lends the money; undefined where nobody does
 */
export async function openInstalments(
  deps: PlaceOrderDeps,
  instalments: InstalmentGateway | undefined,
  body: ParsedInputOf<"checkout.instalments">["body"],
  { country, account, clientAddress }: RequestContext,
): Promise<ResponseOf<"checkout.instalments">> {
  const { details, cart, store, now } = await priceOrder(deps, country, body, account);
  requireValidLines(cart.lines, account !== undefined, now);
  requireGiven(cart.dropped, body);
  const method = requireShippingMethod(cart, store);
  const { grandTotal, amountOutstanding } = cart.totals;
  if (body.expectedTotal !== grandTotal) throw totalChanged(cart, country);
  if (instalments === undefined || amountOutstanding === 0 || !offersInstalments(grandTotal, country))
    throw instalmentsNotOffered();
  for (const voucher of body.cart.payment.methods.voucher ?? []) {
    const { isExpired, amountRemaining } = await deps.vouchers.read(country, voucher, clientAddress);
    if (isExpired) throw voucherFailure("VoucherExpired");
    if (amountRemaining < voucher.amount) throw voucherFailure("VoucherInsufficientFunds");
  }
  try {
    const { token, expiresAt, approveAt } = await instalments.createCheckout({
      amount: amountOutstanding,
      currency: countries[country].currency.code,
      details: orderFingerprint(cart, details.shippingAddress, method.code),
      country,
      consumer: {
        email: details.contact.email,
        givenNames: details.contact.firstName,
        surname: details.contact.lastName,
        phoneNumber: details.contact.phone,
      },
    });
    return { token, amount: amountOutstanding, expiresAt: new Date(expiresAt).toISOString(), ...(approveAt && { approveAt }) };
  } catch (error) {
    if (error instanceof InstalmentsRefused) throw instalmentsNotOffered();
    if (!(error instanceof GatewayUnreachable)) throw error;
    deps.onError(error);
    throw instalmentsUnavailable();
  }
}
