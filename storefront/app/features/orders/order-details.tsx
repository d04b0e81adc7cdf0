import { LineItem, LineItems } from "@tread/design-system/line-item";
import { Picture } from "@tread/design-system/picture";
import { Price } from "@tread/design-system/price";
import { Text, Title } from "@tread/design-system/text";
import { formatMoney } from "#domain/money/format-money.ts";
import { addressLines } from "../checkout/address-lines.ts";
import * as styles from "../checkout/checkout.css.ts";
import { OrderTotals } from "../checkout/order-totals.tsx";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import type { Order } from "./orders-api.ts";

const statusWords: Readonly<Record<Order["items"][number]["status"], string>> = {
  processing: "Getting it ready",
  readyForPickup: "Ready for pickup",
  shipped: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
  returnRequested: "Return requested",
  returned: "Returned",
};

/** What was ordered, what it cost and where it goes. */
export function OrderDetails({ order }: { order: Order }) {
  const country = useCountry();
  const href = useShopHref();
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <Title level={2} size="lg">
          What’s coming
        </Title>
        <LineItems size="summary">
          {order.items.map((item) => (
            <LineItem
              key={item.variantId}
              size="summary"
              brand={item.brand}
              name={item.name}
              href={href(item.path)}
              picture={<Picture src={item.image} alt="" width={800} height={1200} widths={[80, 160]} sizes="64px" fit="cover" />}
              details={[item.colourName, `${item.size} · Qty ${item.quantity}`, statusWords[item.status]]}
              price={<Price now={formatMoney(item.lineTotal, country.code)} />}
            />
          ))}
        </LineItems>
        <OrderTotals
          info={order.totals}
          busy={false}
          delivery={order.shipping.type === "DELIVERY" ? order.shipping.label : undefined}
          total={`Paid, ${order.payment.label}`}
        />
      </section>
      <section className={styles.card}>
        <Title level={2}>
          {order.shipping.label}, {order.shipping.promise}
        </Title>
        <address className={styles.address}>
          {[order.shippingAddress.contactName, ...addressLines(order.shippingAddress)].map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </address>
      </section>
    </div>
  );
}
