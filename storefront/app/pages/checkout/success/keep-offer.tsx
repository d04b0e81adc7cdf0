import { Button } from "@tread/design-system/button";
import { Card } from "@tread/design-system/card";
import { Text } from "@tread/design-system/text";
import { useState } from "react";
import { worthKeeping } from "#domain/account/worth-keeping.ts";
import { addressLines } from "#domain/checkout/address-lines.ts";
import { writtenPhone } from "#domain/fields/written-phone.ts";
import { accountApi, useAccountQuery } from "../../../features/account/account-api.ts";
import { keepDetails } from "../../../features/account/keep-details.ts";
import { keepFocusNear } from "../../../features/alerts/keep-focus-near.ts";
import * as print from "../../../features/orders/order-print.css.ts";
import type { Order } from "../../../features/orders/orders-api.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";

export interface KeepOfferProps {
  order: Order;
}

/** What a signed-in shopper has typed for this order is kept in their account at a press, so that the next one need not ask again. */
export default function KeepOffer({ order }: KeepOfferProps) {
  const dispatch = useAppDispatch();
  const { data: account } = useAccountQuery();
  const [state, setState] = useState<"offered" | "keeping" | "kept" | "failed">("offered");
  if (!account) return null;
  const found = worthKeeping(order, account.customer);
  const keep = async () => {
    if (state === "keeping") return;
    setState("keeping");
    try {
      await dispatch(keepDetails(found));
      setState("kept");
    } catch {
      setState("failed");
      // Another tab may have kept it meanwhile.
      dispatch(accountApi.util.invalidateTags(["Account"]));
    }
  };
  const what = [
    found.address && addressLines(found.address).slice(0, -1).join(", "),
    found.phone && writtenPhone(found.phone),
  ].filter(Boolean);
  const isOffered = state !== "kept" && what.length > 0;
  return (
    <div role="status" className={print.onScreen}>
      {state === "kept" && (
        <Card tone="marker" title="Save yourself the typing">
          <Text>Kept in your account. Checkout fills itself in next time.</Text>
        </Card>
      )}
      {isOffered && (
        <Card ref={keepFocusNear} tone="marker" title="Save yourself the typing">
          <Text>
            {state === "failed" && "We couldn't keep that, so try again in a moment. "}
            We'd keep {what.join(" and ")} in your account.
          </Text>
          <Button block loading={state === "keeping"} loadingLabel="Keeping" onClick={keep}>
            Keep for next time
          </Button>
        </Card>
      )}
    </div>
  );
}
