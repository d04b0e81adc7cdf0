import { Button } from "@tread/design-system/button";
import { Card, CardGrid } from "@tread/design-system/card";
import { Section, Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Heading, Text } from "@tread/design-system/text";
import { returnsConfiguration } from "#domain/configuration/configuration.ts";
import * as styles from "../../../features/returns/returns.css.ts";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import { privatePage } from "../../../platform/head/private-page.ts";

const page = privatePage("Returns", "Send something back by post or hand it in at a store.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

/** The returns area (ROUTE-42): open to all, with the way of accounts and the way of guests (ROUTE-44). */
export default function ReturnsAreaRoute() {
  const href = useShopHref();
  return (
    <Section as="div">
      <Wrap>
        <div className={styles.flow}>
          <Heading level={1} size="lg" shout="Send it" aside="back" />
          <Text>
            {returnsConfiguration.windowDays} days from delivery, unworn, and the postage is ours. All about it in our{" "}
            <Link href={href("/articles/returns")}>returns help</Link>.
          </Text>
          <CardGrid>
            <Card span={3} title="With an account">
              <Text>Open the order in your account, and choose what goes back.</Text>
              <Button size="lg" href={href("/account/orders")}>
                Choose an order
              </Button>
            </Card>
            <Card span={3} title="As a guest">
              <Text>All it takes is the order number and your email address.</Text>
              <Button size="lg" variant="secondary" href={href("/return/guest/create")}>
                Start a guest return
              </Button>
            </Card>
          </CardGrid>
        </div>
      </Wrap>
    </Section>
  );
}
