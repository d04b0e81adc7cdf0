import { Badge } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { Card, CardGrid } from "@tread/design-system/card";
import { Description, DescriptionList } from "@tread/design-system/description-list";
import { Icon } from "@tread/design-system/icon";
import { Link } from "@tread/design-system/link";
import { PictureStrip } from "@tread/design-system/picture-strip";
import { Skeleton } from "@tread/design-system/skeleton";
import { StatusTrack } from "@tread/design-system/status-track";
import { Text } from "@tread/design-system/text";
import { useState } from "react";
import type { ResponseOf } from "#contract/calls.ts";
import { addressLines } from "#domain/checkout/address-lines.ts";
import { fullName } from "#domain/fields/full-name.ts";
import { writtenPhone } from "#domain/fields/written-phone.ts";
import { linkedMemberId } from "#domain/loyalty/guest-membership.ts";
import * as styles from "../../../features/account/account.css.ts";
import { type Account, useAccountOrdersQuery } from "../../../features/account/account-api.ts";
import { AccountHeading } from "../../../features/account/account-heading.tsx";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import { WithAccount } from "../../../features/account/with-account.tsx";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import { MembershipFigure } from "../../../features/loyalty/membership-figure.tsx";
import { OrderPicture } from "../../../features/orders/order-picture.tsx";
import { orderProgress } from "../../../features/orders/order-progress.ts";
import { orderStatus } from "../../../features/orders/order-status.ts";
import { placedMoment } from "../../../features/orders/placed-moment.ts";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { useWishedProducts, type WishedProducts } from "../../../features/wishlist/use-wished-products.ts";
import { WishlistCard, wishesShown } from "./wishlist-card.tsx";

interface OrdersView {
  currentData?: ResponseOf<"accountOrders.list"> | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The newest order: how far it is while it is coming, else that it was the last one. */
function LastOrder({ span, orders }: { span: 4 | 6; orders: OrdersView }) {
  const href = useShopHref();
  const country = useCountry();
  const { currentData, isError, isFetching, refetch } = orders;
  if (!currentData) {
    return (
      <Card span={span} title="Your last order">
        {isError && !isFetching ? (
          <LoadFailedNote message="Unable to load your orders." onRetry={refetch} />
        ) : (
          <div className={styles.content} aria-busy="true">
            <Skeleton shape="box" height={108} />
            <Skeleton shape="box" height={56} />
          </div>
        )}
      </Card>
    );
  }
  const [order] = currentData.orders;
  if (!order) {
    return (
      <Card span={span} title="No orders yet">
        <Text>Your first pair is out there somewhere. It shows up here as soon as you've ordered it.</Text>
        <div>
          <Button href={href("/products")}>Find something to love</Button>
        </div>
      </Card>
    );
  }
  const { number, items, shippingType, placedAt } = order;
  const { label, tone, underway } = orderStatus(items, shippingType);
  const [day] = placedMoment(placedAt, Date.now(), country);
  return (
    <Card
      span={span}
      title={underway ? label : "Your last order"}
      action={<Text as="span" variant="body.sm" tone="secondary">{`#${number}`}</Text>}
    >
      <PictureStrip pictures={items.map((item, index) => <OrderPicture key={index} item={item} width={72} />)} />
      {underway ? (
        <StatusTrack {...orderProgress({ items, shippingType }, day)} />
      ) : (
        <div className={styles.actions}>
          <Badge tone={tone}>{label}</Badge>
          <Text as="span" variant="body.sm" tone="secondary">
            Placed {day}
          </Text>
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" href={href(`/account/orders/${number}`)}>
          View order
        </Button>
        <Link className={styles.action} href={href("/account/orders")}>
          All orders
        </Link>
      </div>
    </Card>
  );
}

/** What the account is linked to, for shoppers who collect points with it. */
function Points({ account: { loyalty } }: { account: Account }) {
  const href = useShopHref();
  const memberId = linkedMemberId(loyalty.providers);
  if (memberId === undefined) return null;
  return (
    <Card span={2} tone="ink" title="Qantas Points" action={<Icon name="plane" />}>
      <MembershipFigure memberId={memberId} />
      <Link className={styles.action} href={href("/account/qantas")}>
        Your membership
      </Link>
    </Card>
  );
}

interface DashboardProps {
  account: Account;
  orders: OrdersView;
  wishes: WishedProducts;
}

function Dashboard({ account, orders, wishes }: DashboardProps) {
  const href = useShopHref();
  const { customer, loyalty } = account;
  const [mailbox, host] = customer.email.split("@");
  const address = customer.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  return (
    <CardGrid>
      <LastOrder span={loyalty.providers.length > 0 ? 4 : 6} orders={orders} />
      <Points account={account} />
      <WishlistCard wishes={wishes} />
      <Card
        span={3}
        title="Contact details"
        action={
          <Link href={href("/account/contact-info")} aria-label="Edit contact details">
            Edit
          </Link>
        }
      >
        <DescriptionList>
          <Description term="Name">{fullName(customer) || "Not yet"}</Description>
          <Description term="Email">
            {mailbox}@<wbr />
            {host}
          </Description>
          <Description term="Mobile">{customer.phone ? writtenPhone(customer.phone) : "Not yet"}</Description>
        </DescriptionList>
      </Card>
      <Card
        span={3}
        title="Default address"
        action={
          <Link href={href("/account/addresses")} aria-label={address ? "Edit addresses" : "Add an address"}>
            {address ? "Edit" : "Add"}
          </Link>
        }
      >
        {address ? (
          <address className={styles.lines}>
            {[address.contactName, ...addressLines(address)].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ) : (
          <Text tone="secondary">Save an address and checkout fills itself in.</Text>
        )}
      </Card>
    </CardGrid>
  );
}

function DashboardSkeleton() {
  return (
    <CardGrid aria-busy="true">
      <Card span={6}>
        <Skeleton shape="box" height={220} />
      </Card>
      <Card span={6}>
        <Skeleton shape="box" height={320} />
      </Card>
      <Card span={3}>
        <Skeleton shape="box" height={120} />
      </Card>
      <Card span={3}>
        <Skeleton shape="box" height={120} />
      </Card>
    </CardGrid>
  );
}

/** The account's first page: greeting, last order, wishlist, points, contact details and default address (ROUTE-24; ACCT-15). */
export function AccountHomePage() {
  const loggedIn = useLoggedIn();
  const greeting = useCountry().code === "au" ? "G’day" : "Kia ora";
  const orders = useAccountOrdersQuery(1, { skip: !loggedIn, refetchOnMountOrArgChange: true });
  const wishes = useWishedProducts(wishesShown);
  // Cards that came one by one would each push away what is being read below it: they come together, and then stay.
  const [complete, setComplete] = useState(false);
  const ordersKnown = orders.currentData !== undefined || (orders.isError && !orders.isFetching);
  const wishesKnown = wishes.total === 0 || wishes.wished !== undefined || wishes.failed;
  if (!complete && ordersKnown && wishesKnown) setComplete(true);
  return (
    <WithAccount
      heading={<AccountHeading shout="Your account" />}
      skeleton={
        <>
          <AccountHeading shout={greeting} />
          <DashboardSkeleton />
        </>
      }
    >
      {(account) => (
        <>
          {account.customer.firstName ? (
            <AccountHeading shout={`${greeting},`} aside={account.customer.firstName} />
          ) : (
            <AccountHeading shout={greeting} />
          )}
          {complete ? <Dashboard account={account} orders={orders} wishes={wishes} /> : <DashboardSkeleton />}
        </>
      )}
    </WithAccount>
  );
}
