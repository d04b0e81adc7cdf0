import { Card, CardFigure } from "@tread/design-system/card";
import { LineItem, LineItems } from "@tread/design-system/line-item";
import { Link, LinkButton } from "@tread/design-system/link";
import { Price } from "@tread/design-system/price";
import { StatusTrack } from "@tread/design-system/status-track";
import { Text, Title } from "@tread/design-system/text";
import type { ReactNode } from "react";
import { countries, telephoneLink } from "#domain/country/country.ts";
import { formatPoints } from "#domain/loyalty/points.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { itemStatusWords } from "#domain/orders/item-status-words.ts";
import { shopNow } from "../../platform/api/shop-clock.ts";
import { below } from "../cart/cart.css.ts";
import * as styles from "../checkout/checkout.css.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { DownloadLink } from "./download-link.tsx";
import { deliveryLines, deliveryMethod } from "./order-delivery.ts";
import { OrderPicture } from "./order-picture.tsx";
import * as print from "./order-print.css.ts";
import { orderProgress } from "./order-progress.ts";
import { mayBeReturned, orderStatus } from "./order-status.ts";
import { OrderSums } from "./order-sums.tsx";
import type { Order } from "./orders-api.ts";
import { ParcelWords } from "./parcel-words.tsx";
import { PickupWords } from "./pickup-words.tsx";
import { PlacedTime } from "./placed-time.tsx";

export interface OrderDetailsProps {
  order: Order;
  /** Cards that follow, beside the order where there is room. */
  children?: ReactNode;
  /** Where one can go from here: under the order where there is room, last where there is not. */
  wayOn?: ReactNode;
}

/** What was ordered and when, how far it has come, what it cost and earned, where it goes, and whom to ask. */
export function OrderDetails({ order, children, wayOn }: OrderDetailsProps) {
  const country = useCountry();
  const href = useShopHref();
  const { locale, timeZone } = countries[country.code];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(order.placedAt));
  const { underway } = orderStatus(order.items, order.shipping.type);
  const title = underway ? "What’s coming" : "What you ordered";
  const [earned, unit] = formatPoints(order.pointsEarned).split(" ");
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <Title level={2} size="lg">
          {title}
        </Title>
        <Text tone="secondary">
          Placed <time dateTime={order.placedAt}>{day}</time>
        </Text>
        <StatusTrack
          {...orderProgress(
            { ...order, shippingType: order.shipping.type, promise: order.shipping.promise },
            <PlacedTime at={order.placedAt} />,
            (at) => <PlacedTime at={at} />,
          )}
        />
        <LineItems size="summary" className={below}>
          {order.items.map((item, index) => (
            <LineItem
              key={index}
              size="summary"
              brand={item.brand}
              name={item.name}
              href={href(item.path)}
              picture={<OrderPicture item={item} width={64} />}
              details={[item.colourName, `${item.size} · Qty ${item.quantity}`, itemStatusWords(item, order.shipping.type)]}
              price={<Price now={formatMoney(item.lineTotal, country.code)} />}
              actions={<DownloadLink item={item} />}
            />
          ))}
        </LineItems>
        <OrderSums order={order} />
      </section>
      <div className={styles.beside}>
        <section className={styles.card}>
          <Title level={2}>{deliveryMethod(order, underway)}</Title>
          <address className={styles.address}>
            {deliveryLines(order).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </address>
          <PickupWords shipping={order.shipping} waiting={underway} />
          <ParcelWords shipping={order.shipping} />
          <Title level={2} className={below}>
            Something not right?
          </Title>
          <Text>
            Call <Link href={telephoneLink(country.supportPhone)}>{country.supportPhone}</Link> with your order number, or read
            our <Link href={href("/articles/order-help")}>order help</Link>.
          </Text>
          <div className={print.onScreen}>
            {mayBeReturned(order, shopNow()) && (
              <p>
                <Link href={href(`/return/guest/create?order=${order.number}`)}>Return something</Link>
              </p>
            )}
            <LinkButton variant="standalone" onClick={() => window.print()}>
              Print this order
            </LinkButton>
          </div>
        </section>
        {order.pointsEarned > 0 && (
          <Card tone="ink" className={print.onDark}>
            <CardFigure>{earned}</CardFigure>
            <Text>Qantas {unit === "point" ? "Point" : "Points"}, earned with this order.</Text>
          </Card>
        )}
        {children}
      </div>
      {wayOn}
    </div>
  );
}
