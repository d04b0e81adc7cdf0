import { InstalmentPlan } from "@tread/design-system/instalment-plan";
import { PaymentMethodOption } from "@tread/design-system/payment-method";
import type { Ref } from "react";
import type { CheckoutTotals } from "#domain/checkout/checkout-data.ts";
import { instalmentConfiguration } from "#domain/configuration/configuration.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { instalmentPlan, instalmentProvider, offersInstalments } from "#domain/payments/instalments.ts";
import { type CalendarDate, calendarIn } from "#domain/time/calendar.ts";
import { useAppSelector } from "../../../platform/store/hooks.ts";
import { useCountry } from "../../shop/use-shop.ts";
import { WalletChoice, type WalletHandle } from "../wallets/wallet-choice.tsx";
import { instalmentWords } from "./instalment-words.ts";

export interface InstalmentOptionProps {
  /** What the order comes to, which decides whether it is offered, and what is left to pay, which is split; undefined while nobody knows. */
  totals: Pick<CheckoutTotals, "grandTotal" | "amountOutstanding"> | undefined;
  /** The provider's sheet, while this row is chosen. */
  sheet: Ref<WalletHandle>;
  /** Why there is no approval, as a sentence. */
  onFailure: (message: string) => void;
}

const dayAndMonth = (date: CalendarDate, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
    Date.UTC(date.year, date.month - 1, date.day),
  );

/** What is paid when. Dates are worked out only where they are shown: a browser takes long to make its first formatter of a time zone. */
function Schedule({ amount }: { amount: number }) {
  const { code, timeZone, locale } = useCountry();
  const instalments = instalmentPlan(amount, calendarIn(timeZone, Date.now())).map((instalment, index) => ({
    amount: formatMoney(instalment.amount, code),
    due: index === 0 ? "Today" : dayAndMonth(instalment.due, locale),
  }));
  return <InstalmentPlan aria-label={`${instalmentProvider} schedule`} instalments={instalments} />;
}

/** Paying in four instalments, as a row of OptionRows valued `afterpay`; off for an order beyond the limit, which it names. Nothing where nobody lends. */
export function InstalmentOption({ totals, sheet, onFailure }: InstalmentOptionProps) {
  const { code } = useCountry();
  const isLent = useAppSelector(({ shop }) => shop.instalments !== "none");
  const { max } = instalmentConfiguration.limits[code];
  const money = (cents: number) => formatMoney(cents, code);
  const excess = totals && !offersInstalments(totals.grandTotal, code) ? totals.grandTotal - max : 0;
  const payments = totals ? instalmentWords(totals.amountOutstanding, code) : "Four payments";
  if (!isLent) return null;
  return (
    <PaymentMethodOption
      value="afterpay"
      title={instalmentProvider}
      description={excess > 0 ? undefined : `${payments}, every two weeks, no interest`}
      marks={["afterpay"]}
      disabledReason={excess > 0 ? `For orders up to ${money(max)}. Take ${money(excess)} off to use it.` : undefined}
    >
      {totals && <Schedule amount={totals.amountOutstanding} />}
      <WalletChoice ref={sheet} wallet="afterpay" onFailure={onFailure}>
        You'll hop over to {instalmentProvider} to confirm, then straight back here. Orders up to {money(max)}.
      </WalletChoice>
    </PaymentMethodOption>
  );
}
