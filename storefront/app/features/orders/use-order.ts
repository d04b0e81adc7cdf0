import { skipToken } from "@reduxjs/toolkit/query/react";
import { useCallback, useEffect, useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { shopNow } from "../../platform/api/shop-clock.ts";
import { useCountry } from "../shop/use-shop.ts";
import { keepOrderAccess, type OrderAccess, readOrderAccess } from "./order-access.ts";
import { type Order, useLookUpOrderMutation, useOrderQuery } from "./orders-api.ts";

export interface OrderQuestion {
  orderNumber: string;
  email: string;
}

export interface OrderView {
  order: Order | undefined;
  /** Why there is none, when the shop was asked. */
  failure: CallFailure | null;
  loading: boolean;
  /** False when this tab has nothing that opens the order; null until that is known. */
  opened: boolean | null;
  /** Asks for an order by its number and e-mail. */
  lookUp: (question: OrderQuestion) => void;
  /** Asks again for the order that is open. */
  refetch: () => void;
  /** Leaves the order for another. */
  close: () => void;
}

/**
 * An order, opened by its number and e-mail. This tab remembers what opened it for as long as that is valid, so that neither a
 * reload nor another page asks again.
 * @param orderNumber the order to open at once if this tab may see it
 */
export function useOrder(orderNumber: string): OrderView {
  const country = useCountry().code;
  const [access, setAccess] = useState<OrderAccess | null>();
  const [ask, { error: refusal, isLoading, reset }] = useLookUpOrderMutation();
  const { currentData: order, error, isFetching, refetch } = useOrderQuery(access ?? skipToken);
  useEffect(() => setAccess(readOrderAccess(country, orderNumber, shopNow())), [country, orderNumber]);
  const lookUp = useCallback(
    async (question: OrderQuestion) => {
      const { data } = await ask(question);
      if (!data) return;
      keepOrderAccess(country, data);
      setAccess(data);
    },
    [ask, country],
  );
  const loading = isLoading || isFetching;
  return {
    order,
    failure: loading ? null : ((refusal ?? error ?? null) as CallFailure | null),
    loading,
    opened: access === undefined ? null : access !== null,
    lookUp,
    refetch,
    close: () => {
      setAccess(null);
      reset();
    },
  };
}
