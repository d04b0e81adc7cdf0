import { Section, Wrap } from "@tread/design-system/layout";
import { LinkButton } from "@tread/design-system/link";
import { Heading, Text, typeStyle } from "@tread/design-system/text";
import { useState } from "react";
import { below } from "../../features/cart/cart.css.ts";
import { Letterhead } from "../../features/orders/letterhead.tsx";
import { OrderDetails } from "../../features/orders/order-details.tsx";
import { OrderLookupForm } from "../../features/orders/order-lookup-form.tsx";
import * as print from "../../features/orders/order-print.css.ts";
import type { Order } from "../../features/orders/orders-api.ts";
import { useOrder } from "../../features/orders/use-order.ts";
import { useFocusOfView } from "../../platform/routing/focus-heading.ts";

function FoundOrder({ order, onAnother }: { order: Order; onAnother: () => void }) {
  return (
    <Section as="div">
      <Wrap>
        <Letterhead />
        <Heading level={1} size="lg" shout="Your order" />
        <p className={`${typeStyle("heading.md")} ${below}`}>#{order.number}</p>
        <OrderDetails order={order} />
        <div className={print.onScreen}>
          <LinkButton variant="standalone" onClick={onAnother}>
            Track another order
          </LinkButton>
        </div>
      </Wrap>
    </Section>
  );
}

/** Finds a guest's order by its number and e-mail (ROUTE-40, ORDER-06). One that this tab may see is there at once. */
export function OrderLookupPage({ number = "" }: { number?: string }) {
  const [given, setGiven] = useState(number);
  const { order, failure, loading, lookUp, close } = useOrder(number);
  useFocusOfView(order === undefined);
  if (order) {
    const startOver = () => {
      setGiven("");
      close();
    };
    return <FoundOrder order={order} onAnother={startOver} />;
  }
  return (
    <Section as="div">
      <Wrap measure>
        <OrderLookupForm what="Tracking an order" orderNumber={given} failure={failure} loading={loading} onLookUp={lookUp}>
          <Heading level={1} size="lg" shout="Track" aside="an order" />
          <Text>It's all in your confirmation email.</Text>
        </OrderLookupForm>
      </Wrap>
    </Section>
  );
}
