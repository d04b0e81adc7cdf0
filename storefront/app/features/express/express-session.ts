import type { CallFailure } from "#contract/rendering.ts";
import type { Address } from "#domain/checkout/address.ts";
import { type CheckoutRequest, checkoutRequest } from "#domain/checkout/checkout-request.ts";
import { type CheckoutState, emptyCheckoutState, type StoredVoucher } from "#domain/checkout/checkout-state.ts";
import { type PlaceOrderRequest, placeOrderRequest } from "#domain/checkout/place-order-request.ts";
import { usedUpMessages } from "#domain/checkout/promotion-removal-message.ts";
import { cheapestDelivery } from "#domain/checkout/shipping-selection.ts";
import type { Country } from "#domain/country/country.ts";
import {
  acceptsExpressCountry,
  addressRefusal,
  expressAddress,
  noDeliveryOptions,
  provisionalAddress,
} from "#domain/express/express-address.ts";
import { expressContact, nameAndEmailNotFound } from "#domain/express/express-contact.ts";
import {
  type ExpressSubject,
  isFreshExpressData,
  type LoadedExpressData,
  requireExpressData,
} from "#domain/express/express-data.ts";
import { expressDeliveryOptions, expressOptions } from "#domain/express/express-delivery.ts";
import { type ExpressMethod, expressName } from "#domain/express/express-method.ts";
import type { OrderMembership } from "#domain/loyalty/guest-membership.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { voucherPayments } from "#domain/vouchers/voucher.ts";
import type { CheckoutInfo } from "../checkout/checkout-api.ts";
import type { ExpressHandlers, SheetApproval, SheetChoices, SheetRefusal, SheetView } from "../payments/wallets/express-sheet.ts";
import { expressQuestion } from "./express-question.ts";

export interface ExpressSessionOptions {
  readonly method: ExpressMethod;
  readonly country: Pick<Country, "code">;
  /** What is bought, and what gift cards and points pay of it. */
  readonly subject: ExpressSubject;
  readonly vouchers: readonly StoredVoucher[];
  /** What is known of the subject before the sheet opens, be it too old. */
  readonly loaded: LoadedExpressData<CheckoutInfo> | undefined;
  /** @throws CallFailure */
  readonly ask: (request: CheckoutRequest) => Promise<CheckoutInfo>;
  /** Opens a checkout in instalments for an order. @throws CallFailure */
  readonly openInstalments: (body: PlaceOrderRequest) => Promise<{ readonly token: string; readonly amount: number }>;
  /** Who earns points with the order; null for nobody. */
  readonly membership: () => Promise<OrderMembership | null>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** One order that is bought straight from the cart, from the sheet's opening to the payload that places it. */
export interface ExpressSession extends ExpressHandlers {
  /** Asks for the data anew where what is known is of another cart or too old (EXPR-07). @throws CallFailure */
  refresh(): Promise<void>;
  /** What the sheet begins with. @throws Error `Express checkout data not loaded` (EXPR-06) */
  begin(): SheetView;
  /**
   * The order that was approved, paid by the sheet's token; null when none was.
   * @param known what the fraud service and the payment service know of this device
   */
  order(token: string, known: { fraudToken?: string | undefined; deviceData?: string | undefined }): PlaceOrderRequest | null;
}

/** What the sheet has been told last that an order comes to. */
interface Settled {
  readonly state: CheckoutState;
  readonly info: CheckoutInfo;
  readonly membership: OrderMembership | null;
}

const isFailure = (error: unknown): error is CallFailure => typeof error === "object" && error !== null && "code" in error;
const unable = "We can't load the delivery options right now, so try again in a moment.";
/** Says that the total is another than the sheet showed, and which offer somebody has used up. */
const changed = ({ promotions }: CheckoutInfo): string =>
  [...usedUpMessages(promotions), "The total of your order has changed, so check it and pay again."].join(" ");

/** Says why a question was not answered; what is a mistake of ours is thrown on. */
const failureOf = (error: unknown): SheetRefusal => {
  if (!isFailure(error)) throw error;
  return { problem: error.status >= 400 && error.status < 500 ? error.message : unable };
};

/** Begins an order in the sheet of `method`. Nothing is asked yet. */
export function createExpressSession(options: ExpressSessionOptions): ExpressSession {
  const { method, country, subject, vouchers, ask, openInstalments, now } = options;
  const shop = country.code;
  const home = shop === "nz" ? "NZ" : "AU";
  let loaded = options.loaded;
  let place: Partial<Address> = { country: home };
  let methodCode: string | null = null;
  let shown = 0;
  let settled: Settled | undefined;

  const money = (cents: number, withCode = false) => formatMoney(cents, shop, { withCode });
  const { items, promoCodes, promoItems = [] } = subject.cart;
  const cart = { items: items.map((item) => ({ ...item, id: item.variantId, createdAt: 0 })), promoCodes, promoItems };
  const delivering = (code: string | null): CheckoutState => ({
    ...emptyCheckoutState,
    shippingType: "DELIVERY",
    delivery: { address: null, options: { methodCode: code } },
  });
  const question = (state: CheckoutState, provisional?: Partial<Address>): CheckoutRequest =>
    checkoutRequest(cart, state, { credits: subject.credits, ...(provisional && { provisional }) });

  const viewOf = (info: CheckoutInfo): SheetView => {
    shown = info.grandTotal;
    return {
      options: expressOptions(method, info.availableShippingMethods).map(({ code, label, price }) => ({
        code,
        label,
        price: price === 0 ? "Free" : money(price),
        amount: price,
      })),
      selected: info.selectedShippingMethod,
      total: money(info.amountOutstanding, true),
      amount: info.amountOutstanding,
    };
  };

  /** Prices what is chosen so far. A delivery that is not offered there gives way to the cheapest that is. */
  const price = async (): Promise<SheetView | SheetRefusal> => {
    const asked = place;
    let info = await ask(question(delivering(methodCode), asked));
    if (info.selectedShippingMethod === null) {
      const cheapest = cheapestDelivery(info.availableShippingMethods);
      if (cheapest === null) return { problem: noDeliveryOptions };
      methodCode = cheapest.code;
      info = await ask(question(delivering(methodCode), asked));
    }
    return viewOf(info);
  };

  const approve = async ({ contact: told, address: where, ...chosen }: SheetChoices): Promise<SheetApproval | SheetRefusal> => {
    if (!acceptsExpressCountry(where.country, shop)) return { problem: addressRefusal(method, shop, where) };
    const contact = expressContact(told, where.country);
    const address = expressAddress(where, `${contact.firstName} ${contact.lastName}`, shop);
    if (address === null) return { problem: addressRefusal(method, shop, where) };
    place = provisionalAddress(where);
    if (!chosen.methodCode) {
      // A sheet brings none along where it was left nothing to choose from.
      const view = await price();
      if ("problem" in view) return view;
    }
    const state: CheckoutState = {
      ...emptyCheckoutState,
      contact,
      shippingType: "DELIVERY",
      delivery: { address, options: expressDeliveryOptions(method, chosen) },
    };
    const info = await ask(question(state));
    if (info.selectedShippingMethod === null) {
      methodCode = chosen.methodCode;
      const view = await price();
      return "problem" in view ? view : { problem: changed(info), view };
    }
    if (info.grandTotal !== shown) return { problem: changed(info), view: viewOf(info) };
    settled = { state, info, membership: await options.membership() };
    if (method !== "afterpay") return { amount: info.amountOutstanding };
    const body = orderOf(settled, {});
    if (body === null) throw new Error(`${expressName(method)} approved an order that is not whole.`);
    const { token, amount } = await openInstalments(body);
    return { amount, checkout: token };
  };

  const orderOf = ({ state, info, membership }: Settled, paid: Partial<Parameters<typeof placeOrderRequest>[2]>) =>
    placeOrderRequest(cart, state, {
      ...paid,
      membership,
      vouchers: voucherPayments(vouchers, info.creditUsages),
      expectedTotal: info.grandTotal,
    });

  return {
    async refresh() {
      if (isFreshExpressData(loaded, subject, now())) return;
      loaded = { subject, loadedAt: now(), data: await ask(expressQuestion(subject, shop)) };
    },
    begin: () => viewOf(requireExpressData(loaded)),
    async onAddress(address) {
      if (!acceptsExpressCountry(address.country, shop)) return { problem: addressRefusal(method, shop, address) };
      place = provisionalAddress(address);
      return price().catch(failureOf);
    },
    async onOption(code) {
      methodCode = code;
      return price().catch(failureOf);
    },
    async onApprove(choices) {
      settled = undefined;
      try {
        return await approve(choices);
      } catch (error) {
        if (error instanceof Error && error.message === nameAndEmailNotFound) {
          return { problem: `${nameAndEmailNotFound}. Add them in ${expressName(method)}, then pay again.` };
        }
        return failureOf(error);
      }
    },
    order(token, known) {
      if (settled === undefined) return null;
      const amount = settled.info.amountOutstanding;
      const paid = method === "afterpay" ? { instalments: { amount, token } } : { wallet: { wallet: method, amount, token } };
      return orderOf(settled, { ...paid, ...known });
    },
  };
}
