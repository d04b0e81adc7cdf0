import { Button } from "@tread/design-system/button";
import { EmailField, FormLayout, TextField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Section, Wrap } from "@tread/design-system/layout";
import { LinkButton } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Heading, Text, typeStyle } from "@tread/design-system/text";
import { useEffect, useRef, useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages, orderNumberMessages, problemMessage } from "#domain/fields/messages.ts";
import { orderNumberProblem } from "#domain/fields/order-number.ts";
import * as styles from "../../features/checkout/checkout.css.ts";
import { OrderDetails } from "../../features/orders/order-details.tsx";
import * as print from "../../features/orders/order-print.css.ts";
import type { Order } from "../../features/orders/orders-api.ts";
import { useOrder } from "../../features/orders/use-order.ts";
import { NeedsScript } from "../../features/shop/needs-script.tsx";

function failureMessage({ code, message }: CallFailure): string {
  return code === "OrderNotFound" ? "We couldn't find an order with those details." : message;
}

function FoundOrder({ order, onAnother }: { order: Order; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had focus is gone; what it found takes its place.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Section as="div">
      <Wrap>
        <Heading ref={heading} tabIndex={-1} level={1} size="lg" shout="Your order" />
        <p className={typeStyle("heading.md")}>#{order.number}</p>
        <OrderDetails order={order} />
        <div className={print.onScreen}>
          <LinkButton onClick={onAnother}>Track another order</LinkButton>
        </div>
      </Wrap>
    </Section>
  );
}

/** Finds a guest's order by its number and e-mail (ROUTE-40, ORDER-06). One that this tab may see is there at once. */
export function OrderLookupPage({ number = "" }: { number?: string }) {
  const [orderNumber, setOrderNumber] = useState(number);
  const [email, setEmail] = useState("");
  const { order, failure, loading, lookUp, close } = useOrder(number);
  const numberProblem = orderNumberProblem(orderNumber);
  const mailProblem = emailProblem(email);
  const form = useForm({
    errors: {
      orderNumber: numberProblem ? problemMessage(orderNumberMessages, numberProblem) : undefined,
      email: mailProblem ? problemMessage(emailMessages, mailProblem) : undefined,
    },
    onSubmit: () => {
      if (!loading) lookUp({ orderNumber, email: normaliseEmail(email) });
    },
  });

  if (order) {
    const startOver = () => {
      setOrderNumber("");
      form.reset();
      close();
    };
    return <FoundOrder order={order} onAnother={startOver} />;
  }
  return (
    <Section as="div">
      <Wrap measure>
        {/* Without scripts nothing is sent: a plain submit would put the e-mail into the URL. */}
        <form {...form.formProps} method="dialog" className={styles.section}>
          <Heading level={1} size="lg" shout="Track" aside="an order" />
          <Text>It's all in your confirmation e-mail.</Text>
          <NeedsScript what="Tracking an order" instead="ask" />
          <div role="alert" className={styles.problem}>
            {failure && <Note tone="error">{failureMessage(failure)}</Note>}
          </div>
          <FormLayout>
            <TextField
              name="orderNumber"
              label="Order number"
              required
              autoCapitalize="characters"
              autoComplete="off"
              value={orderNumber}
              onChange={setOrderNumber}
              error={form.errors.orderNumber}
            />
            <EmailField name="email" label="Email" required value={email} onChange={setEmail} error={form.errors.email} />
          </FormLayout>
          <Button type="submit" size="lg" loading={loading} loadingLabel="Looking">
            Find my order
          </Button>
        </form>
      </Wrap>
    </Section>
  );
}
