import { describe, expect, test } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import type { ExpressSubject } from "#domain/express/express-data.ts";
import { shopperStore } from "../checkout/checkout.fixture.ts";
import { checkoutApi } from "../checkout/checkout-api.ts";
import { expressApi } from "./express-api.ts";
import { expressQuestion } from "./express-question.ts";

const item = { productId: "104201", variantId: "104201-9", qty: 1 };
const subject: ExpressSubject = { cart: { items: [item], promoCodes: [] }, credits: [] };

/** A shop that never answers, and hears when nobody waits any more. */
function silentShop() {
  const asked: { body: CheckoutRequest; signal: AbortSignal }[] = [];
  const call = ((_name: string, { body }: { body: CheckoutRequest }, signal: AbortSignal) =>
    new Promise((_resolve, reject) => {
      asked.push({ body, signal });
      signal.addEventListener("abort", () => reject({ status: 0, code: "Aborted", message: "Aborted." }));
    })) as unknown as CallFunction;
  const store = shopperStore(call);
  return {
    asked,
    store,
    ask: (of: ExpressSubject) => store.dispatch(expressApi.endpoints.expressData.initiate(expressQuestion(of, "nz"))),
  };
}

describe("express data", () => {
  const credits = [{ id: "GIFT0000000020", amount: 2000, methodCode: "voucher" }];
  test.each<[string, ExpressSubject]>([
    ["cart items", { ...subject, cart: { items: [{ ...item, qty: 2 }], promoCodes: [] } }],
    ["promo codes", { ...subject, cart: { items: [item], promoCodes: ["FIRSTDIBS"] } }],
    ["credit balances", { ...subject, credits }],
  ])("CHK-26 is asked for again when %s change, and the older question is given up", async (_, changed) => {
    const { asked, ask } = silentShop();
    const first = ask(subject);
    ask(structuredClone(subject));
    expect(asked).toHaveLength(1);
    ask(changed);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(asked[1]?.body).toEqual(expressQuestion(changed, "nz"));
    expect((await first).error).toMatchObject({ code: "Aborted" });
  });

  test("neither it nor the page's own question of the total gives up the other", () => {
    const { asked, ask, store } = silentShop();
    store.dispatch(checkoutApi.endpoints.checkoutInfo.initiate({ cart: { items: [item], promoCodes: [] } }));
    ask(subject);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  });
});
