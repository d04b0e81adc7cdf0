import { randomUUID } from "node:crypto";
import { calls } from "@tread/storefront/contract/calls.ts";
import type { ShopSource } from "@tread/storefront/server/composition.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { orderBody } from "./samples.ts";
import { send } from "./send.ts";
import { smallOpening, smallShop } from "./small-shop.ts";

/** The small shop, whose first product asks a question. */
const asking: ShopSource = {
  ...smallShop,
  opening: () => ({
    ...smallOpening,
    products: smallOpening.products.map((product) =>
      product.id === "104201" ? { ...product, challengeQuestion: "What year?", challengeAnswers: ["2009"] } : product,
    ),
  }),
};
let shop: RunningServer;
beforeAll(async () => {
  shop = await startServer(asking);
});
afterAll(() => shop.stop());

const verify = async (body: object) => {
  const { status, json } = await send(shop.origin, "nz", calls["products.verifyChallenge"], { body });
  return [status, json];
};
const wrong = [422, expect.objectContaining({ code: "ChallengeFailed" })];

test("PDP-20 FORM-31 FORM-32 an answer is sent with its product and token, and is there and no longer than 100", async () => {
  expect(calls["products.verifyChallenge"]).toMatchObject({ method: "POST", path: "/product/challenge/verify" });
  const answer = { answer: "2009", productId: "104201" };
  expect(await verify(answer)).toEqual([200, { verified: true }]);
  expect(await verify({ ...answer, recaptchaToken: "made-up" })).toEqual([
    422,
    expect.objectContaining({ code: "AntiBotFailed" }),
  ]);
  expect(await verify({ ...answer, answer: "1978" })).toEqual(wrong);
  const unprocessable = [422, expect.objectContaining({ code: "UnprocessableRequest" })];
  for (const none of [" ", "a".repeat(101)]) expect(await verify({ ...answer, answer: none })).toEqual(unprocessable);
  expect(await verify({ ...answer, productId: "nothing" })).toEqual([422, expect.objectContaining({ code: "ProductNotFound" })]);
});

test("nobody is told the right answer", async () => {
  const { text } = await send(shop.origin, "nz", calls["products.byIds"], { body: { ids: ["104201"] } });
  expect(text).toContain("What year?");
  expect(text).not.toContain("2009");
});

test("PDP-22 an order of what asks a question is taken with the right answer, and with no other", async () => {
  const body = await orderBody(shop.origin);
  const order = async (challengeAnswer?: string) => {
    const items = body.cart.items.map((item) => ({ ...item, ...(challengeAnswer && { challengeAnswer }) }));
    const headers = { "idempotency-key": randomUUID() };
    const sent = { ...body, cart: { ...body.cart, items } };
    const { status, json } = await send(shop.origin, "nz", calls["checkout.orders"], { body: sent, headers });
    return [status, json];
  };
  expect(body.cart.items.map(({ productId }) => productId)).toContain("104201");
  expect(await order()).toEqual(wrong);
  expect(await order("1978")).toEqual(wrong);
  expect(await order("2009")).toEqual([200, expect.objectContaining({ orderNumber: expect.any(String) })]);
});
