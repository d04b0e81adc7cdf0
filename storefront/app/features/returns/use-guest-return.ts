import { useCallback, useEffect, useEffectEvent } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { shopNow } from "../../platform/api/shop-clock.ts";
import { useLoggedIn } from "../account/use-account.ts";
import { keepOrderAccess, type OrderAccess, readOrderAccess } from "../orders/order-access.ts";
import { useLookUpOrderMutation } from "../orders/orders-api.ts";
import type { OrderQuestion } from "../orders/use-order.ts";
import { useCountry } from "../shop/use-shop.ts";
import { type ReturnAccess, useOpenReturnMutation } from "./returns-api.ts";

export interface GuestReturn {
  /** What opens the order for returning, once it is known. */
  access: ReturnAccess | undefined;
  /** Why there is none, when the shop was asked. */
  failure: CallFailure | null;
  loading: boolean;
  /** Asks for an order by its number and e-mail. */
  lookUp: (question: OrderQuestion) => void;
  /** Leaves the order for another. */
  close: () => void;
}

/**
 * A guest's order, opened for returning by its number and e-mail, or by what opened it in this tab before; and one of the account
 * that is signed in, which a mail leads here as well.
 * @param orderNumber the order to open at once if this tab may see it
 */
export function useGuestReturn(orderNumber: string): GuestReturn {
  const country = useCountry().code;
  const [ask, looking] = useLookUpOrderMutation();
  const [open, opening] = useOpenReturnMutation();
  const openBy = useCallback(
    ({ orderNumber: number, token }: OrderAccess) => open({ orderNumber: number, orderToken: token }),
    [open],
  );
  const openKept = useEffectEvent((number: string) => {
    const kept = readOrderAccess(country, number, shopNow());
    if (kept) void openBy(kept);
  });
  useEffect(() => openKept(orderNumber), [orderNumber]);
  const isSignedIn = useLoggedIn();
  const openOwn = useEffectEvent(async (number: string) => {
    if (number === "" || readOrderAccess(country, number, shopNow())) return;
    const { error } = await open({ orderNumber: number });
    // Another's, or a guest's with another address: its e-mail is asked, as of everybody.
    if (error) opening.reset();
  });
  useEffect(() => {
    if (isSignedIn) void openOwn(orderNumber);
  }, [isSignedIn, orderNumber]);
  const lookUp = async (question: OrderQuestion) => {
    opening.reset();
    const { data } = await ask(question);
    if (!data) return;
    keepOrderAccess(country, data);
    await openBy(data);
  };
  const loading = looking.isLoading || opening.isLoading;
  return {
    access: opening.data,
    failure: loading ? null : ((looking.error ?? opening.error ?? null) as CallFailure | null),
    loading,
    lookUp: (question) => void lookUp(question),
    close: () => {
      looking.reset();
      opening.reset();
    },
  };
}
