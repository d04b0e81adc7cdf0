import { describe, expect, test } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import { vouchersApi } from "../vouchers/vouchers-api.ts";
import { order, shopperStore } from "./checkout.fixture.ts";
import { checkoutApi } from "./checkout-api.ts";

const question = (qty: number): CheckoutRequest => ({
  cart: { items: [{ productId: "104201", variantId: "104201-9", qty }], promoCodes: [] },
});

/** A shop that answers when it is told to, and hears when nobody waits any more. */
function slowShop() {
  const waiting: { qty: number; signal: AbortSignal; answer: () => void }[] = [];
  const call = ((_name: string, { body }: { body: CheckoutRequest }, signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      const qty = body.cart.items[0]?.qty ?? 0;
      signal.addEventListener("abort", () => reject({ status: 0, code: "Aborted", message: "Aborted." }));
      waiting.push({ qty, signal, answer: () => resolve({ grandTotal: qty * 100 }) });
    })) as unknown as CallFunction;
  const store = shopperStore(call);
  const ask = (qty: number) => store.dispatch(checkoutApi.endpoints.checkoutInfo.initiate(question(qty)));
  return { waiting, ask };
}

describe("checkout data", () => {
  test("a question about what is gone asks for the products again, so that it leaves the cart; another failure does not", async () => {
    let code = "ServiceUnavailable";
    const asked: unknown[] = [];
    const call = (async (name: string, { body }: { body: { ids?: string[] } }) => {
      if (name === "products.byIds") {
        asked.push(body.ids);
        return { products: body.ids?.map(() => null) };
      }
      throw { status: 422, code, message: "Product not found." };
    }) as unknown as CallFunction;
    const store = shopperStore(call);
    const cart = { items: ["2", "1", "2"].map((id) => ({ productId: id, variantId: `${id}-9`, qty: 1 })), promoCodes: [] };
    const ask = () => store.dispatch(checkoutApi.endpoints.checkoutInfo.initiate({ cart }, { forceRefetch: true }));
    await ask();
    expect(asked).toEqual([]);
    code = "ProductNotFound";
    await ask();
    await expect.poll(() => asked).toEqual([["1", "2"]]);
  });

  test("CHK-07 CHK-27 a newer question aborts the older one, whose answer is then nobody's", async () => {
    const { waiting, ask } = slowShop();
    const [first, second] = [ask(1), ask(2)];
    expect(waiting.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    waiting[1]?.answer();
    expect((await second).data).toEqual({ grandTotal: 200 });
    expect((await first).error).toMatchObject({ code: "Aborted" });
  });

  test("CHK-25 going back to the older question asks it again", async () => {
    const { waiting, ask } = slowShop();
    const first = ask(1);
    ask(2);
    await first;
    const again = ask(1);
    expect(waiting.map(({ qty }) => qty)).toEqual([1, 2, 1]);
    waiting[2]?.answer();
    expect((await again).data).toEqual({ grandTotal: 100 });
  });

  test("what was answered is left alone", async () => {
    const { waiting, ask } = slowShop();
    const first = ask(1);
    waiting[0]?.answer();
    await first;
    ask(2);
    expect(waiting.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  });

  test.each([
    ["VoucherInsufficientFunds", 2],
    ["InstalmentsNotOffered", 1],
  ])("after instalments were refused with %s, balances have been asked for %i times", async (code, times) => {
    let balances = 0;
    const call = (async (name: string) => {
      if (name === "vouchers.balance") balances += 1;
      if (name === "checkout.instalments") throw { status: 422, code, message: "Told." };
      return { balance: 5_000 };
    }) as unknown as CallFunction;
    const store = shopperStore(call);
    const vouchers = [{ code: "GIFT0000000050", pin: "1234" }];
    await store.dispatch(vouchersApi.endpoints.checkVouchers.initiate(vouchers));
    await store.dispatch(checkoutApi.endpoints.openInstalments.initiate(order()));
    await Promise.all(store.dispatch(vouchersApi.util.getRunningQueriesThunk()));
    expect(balances).toBe(times);
  });
});
