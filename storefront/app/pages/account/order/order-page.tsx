import { Badge } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { Card, CardGrid } from "@tread/design-system/card";
import { EmptyState } from "@tread/design-system/empty-state";
import { Icon } from "@tread/design-system/icon";
import { LineItem, LineItems } from "@tread/design-system/line-item";
import { Link } from "@tread/design-system/link";
import { Price } from "@tread/design-system/price";
import { Skeleton } from "@tread/design-system/skeleton";
import { StatusTrack } from "@tread/design-system/status-track";
import { Heading, Text } from "@tread/design-system/text";
import type { CallFailure } from "#contract/rendering.ts";
import { byEmail } from "#domain/checkout/shipping-methods.ts";
import { telephoneLink } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { itemStatusWords } from "#domain/orders/item-status-words.ts";
import * as styles from "../../../features/account/account.css.ts";
import { useAccountOrderQuery } from "../../../features/account/account-api.ts";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import { PointsToEarn } from "../../../features/loyalty/points-to-earn.tsx";
import { DownloadLink } from "../../../features/orders/download-link.tsx";
import { Letterhead } from "../../../features/orders/letterhead.tsx";
import { deliveryLines, deliveryMethod } from "../../../features/orders/order-delivery.ts";
import { OrderPicture } from "../../../features/orders/order-picture.tsx";
import * as print from "../../../features/orders/order-print.css.ts";
import { orderProgress } from "../../../features/orders/order-progress.ts";
import { mayBeReturned, orderStatus } from "../../../features/orders/order-status.ts";
import { OrderSums } from "../../../features/orders/order-sums.tsx";
import type { Order } from "../../../features/orders/orders-api.ts";
import { ParcelWords } from "../../../features/orders/parcel-words.tsx";
import { PickupWords } from "../../../features/orders/pickup-words.tsx";
import { PlacedTime } from "../../../features/orders/placed-time.tsx";
import { StartReturn } from "../../../features/returns/start-return.tsx";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { shopNow } from "../../../platform/api/shop-clock.ts";
import * as orderStyles from "./order.css.ts";

/** What stands over the address, by how the order goes. */
const whereWords = {
  DELIVERY: { coming: "Delivering to", there: "Delivery address" },
  STORE_PICKUP: { coming: "Pick it up at", there: "Pickup store" },
} as const;

function OrderView({ order }: { order: Order }) {
  const href = useShopHref();
  const { code, supportPhone } = useCountry();
  const { number, placedAt, items, shipping, payment } = order;
  const { label, tone, underway } = orderStatus(items, shipping.type);
  const progress = orderProgress(
    { items, shippingType: shipping.type, promise: shipping.promise },
    <PlacedTime at={placedAt} />,
    (at) => <PlacedTime at={at} />,
  );
  // Items that go their own way say so; the rest goes as the order does.
  const own = (item: Order["items"][number]) => [itemStatusWords(item, shipping.type)].filter((words) => words !== label);
  return (
    <>
      <Letterhead />
      <div className={styles.head}>
        <Heading level={1} size="md" className={orderStyles.number} shout={`#${number}`} />
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className={orderStyles.parts}>
        <StatusTrack {...progress} />
        <LineItems size="summary" className={orderStyles.lines}>
          {items.map((item, index) => (
            <LineItem
              key={index}
              size="summary"
              brand={item.brand}
              name={item.name}
              href={href(item.path)}
              picture={<OrderPicture item={item} width={64} />}
              details={[item.colourName, `${item.size} · Qty ${item.quantity}`, ...own(item)]}
              price={<Price now={formatMoney(item.lineTotal, code)} />}
              actions={<DownloadLink item={item} />}
            />
          ))}
        </LineItems>
        <CardGrid>
          <Card
            span={3}
            title={shipping.methodCode === byEmail ? "Sent to" : whereWords[shipping.type][underway ? "coming" : "there"]}
          >
            <address className={styles.lines}>
              {deliveryLines(order).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <Text variant="body.sm" tone="secondary">
              {deliveryMethod({ shipping }, underway)}
            </Text>
            <PickupWords shipping={shipping} waiting={underway} />
            <ParcelWords shipping={shipping} />
          </Card>
          <Card span={3} title="Paid">
            <OrderSums order={order} total={payment.label} />
            <PointsToEarn points={order.pointsEarned} earned />
          </Card>
        </CardGrid>
        <Text className={print.onScreen}>
          Something not right? Call <Link href={telephoneLink(supportPhone)}>{supportPhone}</Link> with your order number, or read
          our <Link href={href("/articles/order-help")}>order help</Link>.
        </Text>
        <div className={`${styles.actions} ${print.onScreen}`}>
          {mayBeReturned(order, shopNow()) && <StartReturn orderNumber={number} />}
          <Button size="lg" variant="secondary" onClick={() => window.print()}>
            Print this order
          </Button>
        </div>
      </div>
    </>
  );
}

/** An order of the account (ROUTE-36). Another customer's is not found, like one that never was. */
export function OrderPage({ number }: { number: string }) {
  const href = useShopHref();
  const loggedIn = useLoggedIn();
  const { data, error, isFetching, refetch } = useAccountOrderQuery(number, { skip: !loggedIn, refetchOnMountOrArgChange: true });
  const isMissing = (error as CallFailure | undefined)?.code === "OrderNotFound";
  return (
    <>
      <p className={print.onScreen}>
        <Link className={orderStyles.back} variant="standalone" href={href("/account/orders")}>
          <Icon name="arrow-left" size="md" />
          All orders
        </Link>
      </p>
      {data ? (
        <OrderView order={data} />
      ) : isMissing ? (
        <EmptyState
          level={1}
          shout="Never heard"
          aside="of it."
          size="md"
          sentence={`None of your orders is #${number}. Check the number, or find it in the list. One that you placed as a guest, with another email address, opens once you're signed out.`}
        >
          <Button size="lg" href={href("/account/orders")}>
            All orders
          </Button>
        </EmptyState>
      ) : error && !isFetching ? (
        <LoadFailedNote message="Unable to load this order." onRetry={refetch} />
      ) : (
        <div className={styles.content} aria-busy="true">
          <Skeleton shape="box" height={40} width="60%" />
          <Skeleton shape="box" height={72} />
          <Skeleton shape="box" height={220} />
        </div>
      )}
    </>
  );
}
