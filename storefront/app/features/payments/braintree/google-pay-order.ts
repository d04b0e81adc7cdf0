import type { ExpressHandlers, ExpressRequest, SheetRefusal, SheetView } from "../wallets/express-sheet.ts";
import { dollars, WalletUnavailable } from "../wallets/wallet-sheet.ts";

type Address = google.payments.api.Address | google.payments.api.IntermediateAddress;

/** A whole order in Google's sheet: what the sheet asks for, what it asks the shop, and the token that it ends with. */
export interface GooglePayOrder {
  readonly asks: Partial<google.payments.api.PaymentDataRequest>;
  readonly callbacks: Required<google.payments.api.PaymentDataCallbacks>;
  /** @param approved the shopper did not close the sheet. @throws WalletUnavailable, or what a handler threw */
  end(approved: boolean): string | null;
}

const placeOf = ({ locality, administrativeArea, postalCode, countryCode }: Address) => ({
  locality,
  region: administrativeArea,
  postcode: postalCode,
  country: countryCode,
});

function wholeAddress(address: google.payments.api.Address) {
  const lines = [address.address1, address.address2, address.address3].filter((line) => line !== undefined && line !== "");
  return { ...placeOf(address), name: address.name, lines: lines as string[] };
}

const optionsOf = ({ options, selected }: SheetView): google.payments.api.ShippingOptionParameters => ({
  shippingOptions: options.map(({ code, label, price }) => ({ id: code, label, description: price })),
  ...(selected !== null && { defaultSelectedOptionId: selected }),
});

const unable = "We can't take the payment right now. Try again.";

/**
 * Begins an order in Google's sheet.
 * @param tokenise makes a single-use token of what Google says was paid
 */
export function createGooglePayOrder(
  { currency, countries, view }: ExpressRequest,
  handlers: ExpressHandlers,
  tokenise: (paid: google.payments.api.PaymentData) => Promise<string>,
): GooglePayOrder {
  let shown = view.amount;
  /** Said since the sheet has shown a total: the sheet takes a new one only when something is chosen again. */
  let overtaken: string | undefined;
  let token: string | null = null;
  let broken: unknown;

  const changed = async ({
    callbackTrigger,
    shippingAddress,
    shippingOptionData,
  }: google.payments.api.IntermediatePaymentData) => {
    const ofOption = callbackTrigger === "SHIPPING_OPTION";
    let said: SheetView | SheetRefusal = view;
    if (ofOption) said = await handlers.onOption(shippingOptionData?.id ?? "");
    else if (shippingAddress) said = await handlers.onAddress(placeOf(shippingAddress));
    if ("problem" in said) {
      return {
        error: ofOption
          ? ({ reason: "SHIPPING_OPTION_INVALID", intent: "SHIPPING_OPTION", message: said.problem } as const)
          : ({ reason: "SHIPPING_ADDRESS_UNSERVICEABLE", intent: "SHIPPING_ADDRESS", message: said.problem } as const),
      };
    }
    shown = said.amount;
    overtaken = undefined;
    return {
      newTransactionInfo: { currencyCode: currency, totalPriceStatus: "FINAL", totalPrice: dollars(said.amount) } as const,
      newShippingOptionParameters: optionsOf(said),
    };
  };

  const refuse = (message: string, intent: google.payments.api.CallbackIntent) =>
    ({ transactionState: "ERROR", error: { reason: "OTHER_ERROR", intent, message } }) as const;

  const paid = async (data: google.payments.api.PaymentData) => {
    if (overtaken !== undefined) return refuse(overtaken, "SHIPPING_OPTION");
    const { email, shippingAddress, shippingOptionData } = data;
    const said = await handlers.onApprove({
      contact: { email, name: shippingAddress?.name, phone: shippingAddress?.phoneNumber },
      address: shippingAddress ? wholeAddress(shippingAddress) : { locality: "", region: "", postcode: "", country: "" },
      methodCode: shippingOptionData?.id ?? null,
    });
    if ("problem" in said) {
      if (said.view !== undefined && said.view.amount !== shown) overtaken = said.problem;
      return refuse(said.problem, overtaken === undefined ? "SHIPPING_ADDRESS" : "SHIPPING_OPTION");
    }
    token = await tokenise(data);
    return { transactionState: "SUCCESS" } as const;
  };

  /** What breaks is told to whoever waits for the order once the sheet is closed; Google's own would only be logged. */
  const guarded =
    <Asked, Said, Failed>(answer: (asked: Asked) => Promise<Said>, failed: Failed) =>
    async (asked: Asked): Promise<Said | Failed> => {
      broken = undefined;
      try {
        return await answer(asked);
      } catch (error) {
        broken = error;
        return failed;
      }
    };

  return {
    asks: {
      emailRequired: true,
      shippingAddressRequired: true,
      shippingAddressParameters: { allowedCountryCodes: [...countries], phoneNumberRequired: true },
      shippingOptionRequired: true,
      shippingOptionParameters: optionsOf(view),
      callbackIntents: ["SHIPPING_ADDRESS", "SHIPPING_OPTION", "PAYMENT_AUTHORIZATION"],
    },
    callbacks: {
      onPaymentDataChanged: guarded(changed, {
        error: { reason: "OTHER_ERROR", intent: "SHIPPING_ADDRESS", message: unable },
      } as const),
      onPaymentAuthorized: guarded(paid, refuse(unable, "PAYMENT_AUTHORIZATION")),
    },
    end(approved) {
      if (token !== null && approved) return token;
      if (broken !== undefined || approved) throw new WalletUnavailable("Google Pay broke down.", { cause: broken });
      return null;
    },
  };
}
