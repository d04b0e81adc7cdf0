import { Button } from "@tread/design-system/button";
import { EmailField, FormLayout, TextField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { type ReactNode, useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { orderNumberMessages } from "#domain/fields/messages.ts";
import { orderNumberProblem } from "#domain/fields/order-number.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import * as styles from "../checkout/checkout.css.ts";
import { FormProblems } from "../forms/form-problems.tsx";
import { NeedsScript } from "../shop/needs-script.tsx";
import type { OrderQuestion } from "./use-order.ts";

export interface OrderLookupFormProps {
  /** The headline and what stands under it. */
  children: ReactNode;
  /** What cannot be done without scripts, as the start of a sentence: "Tracking an order". */
  what: string;
  /** The number to begin with. */
  orderNumber?: string;
  /** Why the last question was refused. */
  failure: CallFailure | null;
  /** A question is being asked. */
  loading: boolean;
  onLookUp: (question: OrderQuestion) => void;
}

const fieldIds = { orderNumber: "lookup-order-number", email: "lookup-email" };

function failureMessage({ code, message }: CallFailure): string {
  return code === "OrderNotFound" ? "We couldn't find an order with those details." : message;
}

/** Asks for an order by its number and its e-mail address (ORDER-06). */
export function OrderLookupForm({ children, what, orderNumber: given = "", failure, loading, onLookUp }: OrderLookupFormProps) {
  const [orderNumber, setOrderNumber] = useState(given);
  const [email, setEmail] = useState("");
  const numberProblem = orderNumberProblem(orderNumber);
  const mailProblem = emailProblem(email);
  const form = useForm({
    errors: {
      orderNumber: numberProblem ? problemMessage(orderNumberMessages, numberProblem) : undefined,
      email: mailProblem ? problemMessage(emailMessages, mailProblem) : undefined,
    },
    onSubmit: () => {
      if (!loading) onLookUp({ orderNumber, email: normaliseEmail(email) });
    },
  });
  // Without scripts nothing is sent: a plain submit would put the e-mail into the URL.
  return (
    <form {...form.formProps} method="dialog" className={styles.section}>
      {children}
      <NeedsScript what={what} instead="ask" />
      <FormProblems fields={fieldIds} errors={form.errors} refusals={form.refusals}>
        {failure && failureMessage(failure)}
      </FormProblems>
      <FormLayout>
        <TextField
          id={fieldIds.orderNumber}
          name="orderNumber"
          label="Order number"
          required
          autoCapitalize="characters"
          autoComplete="off"
          value={orderNumber}
          onChange={setOrderNumber}
          error={form.errors.orderNumber}
        />
        <EmailField
          id={fieldIds.email}
          name="email"
          label="Email"
          required
          value={email}
          onChange={setEmail}
          error={form.errors.email}
        />
      </FormLayout>
      <Button type="submit" size="lg" loading={loading} loadingLabel="Looking">
        Find my order
      </Button>
    </form>
  );
}
