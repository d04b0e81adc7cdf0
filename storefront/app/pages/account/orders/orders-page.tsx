import { Badge } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { EmptyState } from "@tread/design-system/empty-state";
import { OrderRow } from "@tread/design-system/order-row";
import { Pagination } from "@tread/design-system/pagination";
import { Rows } from "@tread/design-system/rows";
import { Skeleton } from "@tread/design-system/skeleton";
import { useSearchParams } from "react-router";
import { formatMoney } from "#domain/money/format-money.ts";
import * as styles from "../../../features/account/account.css.ts";
import { useAccountOrdersQuery } from "../../../features/account/account-api.ts";
import { AccountHeading } from "../../../features/account/account-heading.tsx";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import { OrderPicture } from "../../../features/orders/order-picture.tsx";
import { orderStatus } from "../../../features/orders/order-status.ts";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { askedPage } from "./asked-page.ts";

function OrdersSkeleton() {
  return (
    <div className={styles.content} aria-busy="true">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="box" height={96} />
      ))}
    </div>
  );
}

function Orders() {
  const href = useShopHref();
  const { code, locale, timeZone } = useCountry();
  const [search] = useSearchParams();
  const loggedIn = useLoggedIn();
  // An order may have moved on since: the history is as new as the visit.
  const { currentData, isError, isFetching, refetch } = useAccountOrdersQuery(askedPage(search), {
    skip: !loggedIn,
    refetchOnMountOrArgChange: true,
  });
  if (!currentData) {
    return isError && !isFetching ? (
      <LoadFailedNote message="Unable to load your orders." onRetry={refetch} />
    ) : (
      <OrdersSkeleton />
    );
  }
  const { orders, page, pageCount, total } = currentData;
  if (orders.length === 0) {
    return total === 0 ? (
      <EmptyState shout="Nothing" aside="yet." size="md" sentence="Your orders show up here as soon as you've placed one.">
        <Button size="lg" href={href("/products")}>
          Find something to love
        </Button>
      </EmptyState>
    ) : (
      <EmptyState shout="That’s" aside="the end." size="md" sentence="You haven't that many orders yet.">
        <Button size="lg" href={href("/account/orders")}>
          Back to the newest
        </Button>
      </EmptyState>
    );
  }
  const date = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone });
  return (
    <div className={styles.content}>
      <Rows>
        {orders.map(({ number, placedAt, shippingType, grandTotal, items }) => {
          const { label, tone } = orderStatus(items, shippingType);
          return (
            <OrderRow
              key={number}
              number={`#${number}`}
              href={href(`/account/orders/${number}`)}
              date={<time dateTime={placedAt}>{date.format(new Date(placedAt))}</time>}
              status={<Badge tone={tone}>{label}</Badge>}
              total={formatMoney(grandTotal, code)}
              pictures={items.map((item, index) => <OrderPicture key={index} item={item} width={48} />)}
            />
          );
        })}
      </Rows>
      <Pagination
        page={page}
        count={pageCount}
        href={(each) => href(each === 1 ? "/account/orders" : `/account/orders?page=${each}`)}
      />
    </div>
  );
}

/** The shopper's orders, ten a page, newest first (ROUTE-35; ORDER-02, ORDER-05). */
export function OrdersPage() {
  return (
    <>
      <AccountHeading shout="Orders" />
      <Orders />
    </>
  );
}
