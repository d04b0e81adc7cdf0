import { Button } from "@tread/design-system/button";
import { Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Switch } from "@tread/design-system/switch";
import { Heading, Text } from "@tread/design-system/text";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { telephoneLink } from "#domain/country/country.ts";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { useRememberedCheckout } from "../../../features/checkout/use-remembered-checkout.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";

const article = "/articles/order-help";

/** Long enough to read the number and to say that one would rather stay (WCAG 2.2.1). */
const secondsToStay = 20;

/**
 * An order that was taken but could not be completed (ROUTE-49, ROUTE-60). The cart is kept. Whoever does not choose to stay is
 * taken to the article about it (ERRCAT-61); going back shows the number again.
 */
export function FailedPage() {
  const href = useShopHref();
  const { supportPhone } = useCountry();
  const navigate = useNavigate();
  const state = useRememberedCheckout();
  const orderNumber = state?.failedOrderNumber ?? null;
  useEffect(() => {
    if (state && !orderNumber) navigate("/cart", { replace: true });
  }, [state, orderNumber, navigate]);
  const [stays, setStays] = useState(false);
  const leaves = orderNumber !== null && !stays;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => navigate(article), secondsToStay * 1000);
    return () => clearTimeout(timer);
  }, [leaves, navigate]);
  if (!orderNumber)
    return (
      <Wrap className={styles.waiting} aria-busy="true">
        <NeedsScript what="Showing what happened to your order" instead="ask" />
      </Wrap>
    );
  return (
    <Wrap className={styles.successInner}>
      <Heading level={1} size="lg" shout="Order unsuccessful." />
      <Text variant="body.lg" className={styles.failedWords}>
        Order #{orderNumber} could not be processed. Your cart is as you left it. Tell our support team the number and they'll
        sort out the payment.
      </Text>
      <div className={styles.wayOn}>
        <Button size="lg" href={href("/cart")}>
          Back to cart
        </Button>
        <Button size="lg" variant="secondary" href={telephoneLink(supportPhone)}>
          Call {supportPhone}
        </Button>
      </div>
      <div className={styles.helpAhead}>
        <Text>
          <Link href={href(article)}>What happens to an order that didn't go through</Link>
        </Text>
        <Switch checked={stays} onChange={setStays}>
          Stay on this page. Otherwise we take you to that article after {secondsToStay} seconds.
        </Switch>
      </div>
    </Wrap>
  );
}
