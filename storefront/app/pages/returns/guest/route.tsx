import { skipToken } from "@reduxjs/toolkit/query/react";
import { Section, Wrap } from "@tread/design-system/layout";
import { LinkButton } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Heading, Text } from "@tread/design-system/text";
import { useSearchParams } from "react-router";
import { OrderLookupForm } from "../../../features/orders/order-lookup-form.tsx";
import { ReturnFlow } from "../../../features/returns/return-flow.tsx";
import { useReturnsQuery } from "../../../features/returns/returns-api.ts";
import { useGuestReturn } from "../../../features/returns/use-guest-return.ts";
import { privatePage } from "../../../platform/head/private-page.ts";
import { useFocusOfView } from "../../../platform/routing/focus-heading.ts";

const page = privatePage("Return something", "Choose what you're sending back, why and how.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

/**
 * Where a guest starts a return (ROUTE-43, RET-01). An order that this tab may see is opened at once: `?order=TT00000018`; and a
 * return of it that is expected is shown with its label: `&return=TT00000018-R1`.
 */
export default function GuestReturnRoute() {
  const [search] = useSearchParams();
  const orderNumber = search.get("order") ?? "";
  const { access, failure, loading, lookUp, close } = useGuestReturn(orderNumber);
  const { currentData: opened } = useReturnsQuery(access ? { orderNumber: access.orderNumber, token: access.token } : skipToken);
  useFocusOfView(access && (opened ? "opened" : "opening"));
  if (access) {
    const expired = (
      <Note>
        That took a while, so we've closed the order again. <LinkButton onClick={close}>Open it once more</LinkButton>
      </Note>
    );
    return (
      <Section as="div">
        <Wrap measure>
          <ReturnFlow
            key={access.token}
            orderNumber={access.orderNumber}
            token={access.token}
            returnNumber={search.get("return") ?? undefined}
            expired={expired}
          />
        </Wrap>
      </Section>
    );
  }
  return (
    <Section as="div">
      <Wrap measure>
        <OrderLookupForm
          what="Returning something"
          orderNumber={orderNumber}
          failure={failure}
          loading={loading}
          onLookUp={lookUp}
        >
          <Heading level={1} size="lg" shout="Send it" aside="back" />
          <Text>Tell us which order. Both are in your confirmation email.</Text>
        </OrderLookupForm>
      </Wrap>
    </Section>
  );
}
