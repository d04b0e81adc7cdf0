import { sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { beforeAll, expect, test } from "vitest";
import { placeOrder, token } from "./buyer.ts";
import { twoServers } from "./two-servers.ts";

const shop = twoServers("cancelling");
const { either } = shop;
beforeAll(() => shop.books.run("update stock set qty = 1000"));

/** What the owner presses in the warehouse. */
const press = (index: number, number: string, step: "cancel" | "ship") =>
  fetch(`${either(index).origin}/sandbox/warehouse/orders/${number}/${step}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    redirect: "manual",
  });

async function placed(): Promise<string> {
  const { body } = await placeOrder(either(0), sampleOrder(token()));
  return String(body.orderNumber);
}

test("an order cancelled and sent out at once, ten times on two servers, is one or the other: refunded once, or on its way", async () => {
  const numbers = await Promise.all(Array.from({ length: 10 }, placed));
  await Promise.all(
    numbers.flatMap((number, index) => [
      press(index, number, index % 2 === 0 ? "cancel" : "ship"),
      press(index + 1, number, index % 2 === 0 ? "ship" : "cancel"),
      press(index + 1, number, "cancel"),
    ]),
  );
  for (const number of numbers) {
    const ofOrder = `order_number = '${number}'`;
    const isCancelled = (await shop.books.count("orders", `number = '${number}' and state = 'cancelled'`)) === 1;
    expect(await shop.books.count("orders", `number = '${number}' and state = '${isCancelled ? "cancelled" : "placed"}'`)).toBe(
      1,
    );
    await expect
      .poll(() => shop.books.count("refunds", `${ofOrder} and state = 'refunded' and amount = 20000`), { timeout: 30_000 })
      .toBe(isCancelled ? 1 : 0);
    expect(await shop.books.count("refunds", ofOrder)).toBe(isCancelled ? 1 : 0);
    expect(
      await shop.books.count("sandbox_refunds", `reference in (select id from refunds where ${ofOrder}) and amount = 20000`),
    ).toBe(isCancelled ? 1 : 0);
    const mail = isCancelled ? "orderCancelled" : "orderShipped";
    expect(await shop.books.count("outbox_mails", `about = '${number}' and kind in ('orderCancelled', 'orderShipped')`)).toBe(1);
    expect(await shop.books.count("outbox_mails", `about = '${number}' and kind = '${mail}'`)).toBe(1);
  }
  const sent = await shop.books.count("orders", "state = 'placed'");
  expect(await shop.books.left("100101-9")).toBe(1_000 - sent);
});
