import type { CallFailure } from "#contract/rendering.ts";
import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import type { StoredVoucher } from "#domain/checkout/checkout-state.ts";
import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import { sentByEmail } from "#domain/checkout/shipping-methods.ts";
import { expressConfiguration } from "#domain/configuration/configuration.ts";
import { countries } from "#domain/country/country.ts";
import type { ExpressSubject, LoadedExpressData } from "#domain/express/express-data.ts";
import {
  type ExpressMethod,
  expressName,
  expressPaymentTypes,
  takesDeliveryInstructions,
} from "#domain/express/express-method.ts";
import { orderMembership } from "#domain/loyalty/guest-membership.ts";
import { readCampaign } from "../../platform/analytics/campaign.ts";
import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import { readFraudToken } from "../../platform/third-parties/fraud-token.ts";
import { accountApi } from "../account/account-api.ts";
import { leavingForOrder } from "../cart/cart-slice.ts";
import { type CheckoutInfo, checkoutApi } from "../checkout/checkout-api.ts";
import { expressBegun } from "../checkout/checkout-slice.ts";
import { askAboutEarlierOrder, type Placement, placeOrder } from "../checkout/place-order.ts";
import { readGuestMembership } from "../loyalty/kept-membership.ts";
import { SheetRefused, type WalletSheet } from "../payments/wallets/wallet-sheet.ts";
import { expressApi } from "./express-api.ts";
import { createExpressSession } from "./express-session.ts";

/** How buying straight from the cart ended: as placements do, closed by the shopper, or with no order to place. */
export type ExpressEnd = Placement | { result: "CLOSED" } | { result: "UNAVAILABLE"; message: string };

export interface PayExpress {
  readonly method: ExpressMethod;
  readonly subject: ExpressSubject;
  /** The gift cards that pay the credits of the subject. */
  readonly vouchers: readonly StoredVoucher[];
  /** What the cart's page knows of the subject already. */
  readonly loaded: LoadedExpressData<CheckoutInfo> | undefined;
  /** The method's sheet, which is torn down when it has ended. */
  readonly loadSheet: () => Promise<ExpressSheet>;
  /** What the payment service knows of this device. */
  readonly deviceData?: (() => Promise<string | undefined>) | undefined;
}

/** A sheet in which a whole order is chosen. */
export type ExpressSheet = Pick<WalletSheet, "checkOut" | "teardown">;

/** The outcome of a query or mutation, or its failure thrown. */
const answerOf = <Data>({ data, error }: { data?: Data; error?: unknown }): Data => {
  if (data === undefined) throw error;
  return data;
};

const codeOf = (error: unknown) => (error as Partial<CallFailure> | null)?.code;

/**
 * Buys what is in the cart in a sheet of its own: who, where to, how and by which money is chosen there, and the order is placed as
 * every other, one at a time and never twice. What became of an earlier order without an answer is found out before anybody is
 * asked to pay again.
 */
export const payExpress = createAppAsyncThunk(
  "express/pay",
  async (
    { method, subject, vouchers, loaded, loadSheet, deviceData }: PayExpress,
    { dispatch, getState },
  ): Promise<ExpressEnd> => {
    const country = countries[getState().shop.country];
    const earlier = await dispatch(askAboutEarlierOrder(undefined)).unwrap();
    if (earlier && earlier.result !== "REFUSED") return earlier;
    dispatch(expressBegun());
    const loggedIn = getState().session.status === "LOGGED_IN";
    const account = loggedIn ? dispatch(accountApi.endpoints.account.initiate(undefined, { subscribe: false })) : undefined;
    const session = createExpressSession({
      ...{ method, country, subject, vouchers, loaded },
      ask: async (request: CheckoutRequest) =>
        answerOf(
          await dispatch(
            expressApi.endpoints.expressData.initiate(
              { ...request, ...readCampaign() },
              { subscribe: false, forceRefetch: true },
            ),
          ),
        ),
      openInstalments: async (body: PlaceOrderRequest) =>
        answerOf(await dispatch(checkoutApi.endpoints.openInstalments.initiate(body, { track: false }))),
      // A membership that is not known keeps nobody from buying.
      membership: async () => orderMembership((await account)?.data?.loyalty.providers ?? [], readGuestMembership(Date.now())),
      now: Date.now,
    });
    const name = expressName(method);
    let sheet: ExpressSheet | undefined;
    let token: string | null;
    try {
      [sheet] = await Promise.all([loadSheet(), session.refresh()]);
      const view = session.begin();
      token = await sheet.checkOut(
        {
          currency: country.currency.code,
          countries: expressConfiguration.deliveryCountries[country.code],
          view,
          takesInstructions: takesDeliveryInstructions(expressPaymentTypes[method], "DELIVERY") && !sentByEmail(view.options),
        },
        session,
      );
    } catch (error) {
      if (error instanceof SheetRefused) return { result: "UNAVAILABLE", message: error.message };
      const cause = codeOf(error) === undefined ? name : "Express checkout";
      return {
        result: "UNAVAILABLE",
        message: `${cause} isn't available right now and nothing was charged, so try again or check out instead.`,
      };
    } finally {
      sheet?.teardown();
    }
    if (token === null) return { result: "CLOSED" };
    const body = session.order(token, { fraudToken: readFraudToken(), deviceData: await deviceData?.() });
    if (body === null) throw new Error(`${name} paid for an order that it had not asked about.`);
    dispatch(leavingForOrder(true));
    return dispatch(placeOrder(body)).unwrap();
  },
);
