import { Button } from "@tread/design-system/button";
import { Note } from "@tread/design-system/note";
import { Text } from "@tread/design-system/text";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { leavesSomethingToPay } from "#domain/express/express-data.ts";
import { type ExpressMethod, expressMethods, expressName } from "#domain/express/express-method.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { offersInstalments } from "#domain/payments/instalments.ts";
import { onOverlayEntry } from "../../platform/routing/overlay-entry.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import { showAlert } from "../alerts/show-alert.ts";
import * as cartStyles from "../cart/cart.css.ts";
import { leavingForOrder } from "../cart/cart-slice.ts";
import * as checkoutStyles from "../checkout/checkout.css.ts";
import { showsOutdated } from "../checkout/checkout-api.ts";
import { paymentProblem } from "../checkout/payment-problem.ts";
import { useVouchers } from "../checkout/use-vouchers.ts";
import { usePaymentService } from "../payments/use-payment-service.ts";
import { useOfferedWallets } from "../payments/wallets/use-offered-wallets.ts";
import { WalletMark } from "../payments/wallets/wallet-mark.tsx";
import { useCountry } from "../shop/use-shop.ts";
import * as styles from "./express.css.ts";
import type { ExpressSlotProps } from "./express-slot.tsx";
import type { ExpressEnd } from "./pay-express.ts";
import { useExpressData } from "./use-express-data.ts";
import { useHostedSheets } from "./use-hosted-sheets.ts";

export interface ExpressButtonsProps extends ExpressSlotProps {
  /** The code of the buttons did not come. */
  onClose?: () => void;
}

const words = "Express checkout";
const unexpected = "Unable to place order, so try again in a moment.";

/**
 * Buys what is in the cart with a wallet or in instalments, without the steps of checkout (EXPR-01). Gift cards that checkout
 * remembers pay first; where they pay for everything there is nothing to be express about.
 */
export default function ExpressButtons({ cart: { cart, refresh }, place }: ExpressButtonsProps) {
  const { code } = useCountry();
  const shop = useAppSelector((state) => state.shop);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const problemBox = useRef<HTMLDivElement>(null);
  const vouchers = useVouchers();
  const service = usePaymentService();
  const [paying, setPaying] = useState<ExpressMethod | null>(null);
  // While a sheet is open its own questions count, which another would abort.
  const { subject, loaded } = useExpressData(cart, vouchers.credits, service !== null && paying === null);
  const wallets = useOfferedWallets();
  const hosted = useHostedSheets(service, wallets);
  const [problem, setProblem] = useState<string | null>(null);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const tell = (message: string) => {
    dispatch(showAlert({ type: "ERROR", content: [message], duration: alertConfiguration.addFailureDurationMs }));
  };

  const fail = (message: string) => {
    if (!mounted.current) return tell(message);
    // What is empty takes no focus, so the sentence has to be there first.
    flushSync(() => setProblem(message));
    problemBox.current?.focus();
  };

  const follow = async (end: ExpressEnd) => {
    switch (end.result) {
      case "PLACED":
        return navigate("/checkout/success", { replace: onOverlayEntry() });
      case "UNRECOVERABLE":
        return navigate("/checkout/error", { replace: onOverlayEntry() });
      case "CLOSED":
        return;
      case "UNAVAILABLE":
        return fail(end.message);
      default: {
        if (end.result === "REFUSED" && showsOutdated(end.code)) refresh();
        const { message, leadsTo } = paymentProblem(end) ?? { message: unexpected };
        fail(message);
        // From a cart that has to be put right first the buttons go, and with them what stands beside them.
        if (end.result === "REFUSED" && leadsTo === "/cart") tell(message);
      }
    }
  };

  const pay = async (method: ExpressMethod) => {
    if (paying !== null || subject === null) return;
    setPaying(method);
    setProblem(null);
    try {
      const { payExpress } = await import("./pay-express.ts");
      const end = await dispatch(
        payExpress({
          ...{ method, subject, vouchers: vouchers.vouchers, loaded, deviceData: service?.deviceData },
          loadSheet: async () =>
            hosted.sheet(method) ?? (await import("../payments/wallets/wallet-client.ts")).loadWalletSheet(method),
        }),
      ).unwrap();
      // The page of the order ends it: until that is drawn, this one stands.
      if (end.result !== "PLACED") dispatch(leavingForOrder(false));
      await follow(end);
    } catch {
      dispatch(leavingForOrder(false));
      fail(unexpected);
    } finally {
      setPaying(null);
    }
  };

  const data = loaded?.data;
  const cardsPay = subject?.credits.length === 1 ? "Your gift card pays" : "Your gift cards pay";
  const isPaidAlready = data && subject && !leavesSomethingToPay(data.itemSubtotalAfterDiscounts, subject.credits);
  if (isPaidAlready) {
    return (
      <Text variant="body.sm" tone="secondary" className={cartStyles.below}>
        {subject.credits.length > 0 ? `${cardsPay} for everything in your cart.` : "Everything in your cart is free."} Check out
        to place your order.
      </Text>
    );
  }
  // Afterpay's own window does not ask for address and delivery yet; in the checkout it pays.
  const hasInstalments = !shop.instalments && (!data || offersInstalments(data.grandTotal, code));
  const offered = expressMethods.filter((method) =>
    method === "afterpay" ? hasInstalments : wallets.includes(method) && !hosted.missing.has(method),
  );
  if (offered.length === 0) return null;
  const credited = Object.values(data?.creditUsages ?? {}).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className={styles.express} aria-label={words}>
      {place === "page" && (
        <Text variant="body.sm" tone="secondary" className={styles.or}>
          {words}
        </Text>
      )}
      {vouchers.failed ? (
        <LoadFailedNote
          message="We can't check your gift cards right now, so express checkout has to wait."
          onRetry={vouchers.retry}
        />
      ) : (
        <div className={styles.buttons}>
          {offered.map((method) => (
            <Button
              key={method}
              size="lg"
              className={styles.button[method]}
              loading={paying === method}
              loadingLabel={`Waiting for ${expressName(method)}`}
              disabled={subject === null || (paying !== null && paying !== method)}
              onClick={() => pay(method)}
            >
              <WalletMark wallet={method} />
            </Button>
          ))}
        </div>
      )}
      {credited > 0 && (
        <Text variant="body.sm" tone="secondary">
          {cardsPay} {formatMoney(credited, code)} of it.
        </Text>
      )}
      {vouchers.refused.map(({ code: card, message }) => (
        <Note key={card} tone="warning">
          Gift card ending {card.slice(-2)}: {message}
        </Note>
      ))}
      <div ref={problemBox} tabIndex={-1} role="alert" className={checkoutStyles.problem}>
        {problem && <Note tone="error">{problem}</Note>}
      </div>
    </section>
  );
}
