import { randomUUID } from "node:crypto";
import { calls } from "@tread/storefront/contract/calls.ts";
import type { CountryCode } from "@tread/storefront/domain/country/country.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { orderBody } from "./samples.ts";
import { send } from "./send.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(smallShop);
});
afterAll(() => server.stop());

const items = [{ productId: "104201", variantId: "104201-9", qty: 1 }];

async function ask(body: object, country: CountryCode = "nz") {
  const { status, json } = await send(server.origin, country, calls["checkout.info"], { body: { cart: { items }, ...body } });
  expect(status).toBe(200);
  return calls["checkout.info"].response.parse(json);
}

test("EXPR-02 CHK-17 express data is asked for with the balances of credits, and says what each pays", async () => {
  const availableCreditBalances = [
    { id: "GIFT0000000050", amount: 5_000, methodCode: "voucher" },
    { id: "GIFT0000001000", amount: 100_000, methodCode: "voucher" },
  ];
  const provisional = { shippingAddress: { country: "NZ" }, useProvisionalShippingAddress: true };
  const { creditUsages, amountOutstanding } = await ask({ ...provisional, availableCreditBalances });
  expect(creditUsages).toEqual({ GIFT0000000050: { amount: 5_000 }, GIFT0000001000: { amount: 13_000 } });
  expect(amountOutstanding).toBe(0);
  const [first] = availableCreditBalances;
  expect(await ask({ ...provisional, availableCreditBalances: [first] })).toMatchObject({ amountOutstanding: 13_000 });
});

test("EXPR-03 CHK-14 each shipping method has its label, price and type, and none delivers where no courier goes", async () => {
  const methods = async (postcode: string) =>
    (await ask({ shippingAddress: { country: "NZ", postcode }, useProvisionalShippingAddress: true })).availableShippingMethods;
  expect(await methods("1011")).toEqual([
    { code: "express", available: true, label: "Express", promise: expect.any(String), price: 0, type: "delivery" },
    { code: "standard", available: true, label: "Standard", promise: expect.any(String), price: 0, type: "delivery" },
    { code: "pickup", available: true, label: "Click and collect", promise: expect.any(String), price: 0, type: "storePickup" },
  ]);
  expect((await methods("8942")).map(({ code, available }) => [code, available])).toEqual([
    ["express", false],
    ["standard", false],
    ["pickup", true],
  ]);
  // Under the sum from which it is free.
  const priced = await ask({ cart: { items, promoCodes: ["TEN"] } }, "au");
  expect(priced.availableShippingMethods.map(({ label, price, type }) => [label, price, type])).toEqual([
    ["Express", 1_500, "delivery"],
    ["Standard", 900, "delivery"],
    ["Click and collect", 0, "storePickup"],
  ]);
});

test("PAY-21 SHIP-02 the call that places an order takes a delivery with its method, instructions and authority to leave", async () => {
  const good = { methodCode: "standard", instructions: { delivery: "Behind the blue bin" }, authorityToLeave: true };
  const sample = await orderBody(server.origin);
  const place = (options: object) => {
    const body = { ...sample, shipping: { type: "DELIVERY", options } };
    return send(server.origin, "nz", calls["checkout.orders"], { body, headers: { "idempotency-key": randomUUID() } });
  };
  const refusals: [string, object][] = [
    ["body.shipping.options.methodCode", { ...good, methodCode: undefined }],
    ["body.shipping.options.instructions", { ...good, instructions: "Behind the blue bin" }],
    ["body.shipping.options.instructions.delivery", { ...good, instructions: { delivery: "x".repeat(251) } }],
    ["body.shipping.options.authorityToLeave", { ...good, authorityToLeave: "yes" }],
  ];
  for (const [path, options] of refusals) {
    const { status, json } = await place(options);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect(json).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
      issues: [{ path: expect.stringContaining(path.replace("body.", "")) }],
    });
  }
  const { status, json } = await place(good);
  const { method, path, response } = calls["checkout.orders"];
  expect([method, path, status]).toEqual(["POST", "/checkout/orders", 200]);
  expect(Object.keys(json as object).sort()).toEqual(["orderNumber", "placedAt", "totals"]);
  expect(response.parse(json)).toEqual(json);
});
