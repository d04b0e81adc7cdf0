import { Sum, Sums } from "@tread/design-system/order-summary";
import { countries } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { labelWithinSentence } from "#domain/payments/label-within-sentence.ts";
import { useCountry } from "../shop/use-shop.ts";
import type { Order } from "./orders-api.ts";
import { endingTogether } from "./paid-words.ts";

/** What has gone back for returns, or for an order that was cancelled, and what is going. Nothing for an order without any. */
export function OrderRefunds({ refunds }: Pick<Order, "refunds">) {
  const { code } = useCountry();
  const { locale, timeZone } = countries[code];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
  const words = (refund: Order["refunds"][number]) => {
    const place = endingTogether(labelWithinSentence(refund.label));
    return {
      due: `On its way back to ${place}`,
      waiting: `Waiting for your bank's decision about ${place}`,
      refunded: `Refunded to ${place}, ${day.format(new Date(refund.at))}`,
      notOwed: `Not needed, ${place} has it already`,
      refused: `Couldn't go back to ${place}. Call us`,
    }[refund.state];
  };
  if (refunds.length === 0) return null;
  return (
    <Sums>
      {refunds.map((refund) => (
        <Sum
          key={`${refund.returnNumber} ${refund.label}`}
          label={refund.returnNumber === undefined ? words(refund) : `${refund.returnNumber}: ${words(refund)}`}
          amount={formatMoney(-refund.amount, code)}
        />
      ))}
    </Sums>
  );
}
