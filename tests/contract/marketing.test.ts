import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { calls } from "@tread/storefront/contract/calls.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { cardToken, orderBody } from "./samples.ts";
import { send } from "./send.ts";
import { fromOwnPage, newShopper, signIn, verified } from "./shopper.ts";
import { smallShop } from "./small-shop.ts";

interface Told {
  readonly request: string;
  readonly key: string | undefined;
  readonly payload: Record<string, unknown>;
}

/** A marketing provider: it keeps what it is told, and can be away. */
const told: Told[] = [];
const optedOut = new Set<unknown>();
let away = false;
let refused = 0;
let provider: Server;
let shop: RunningServer;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const payload = JSON.parse(await text(request)) as Record<string, unknown>;
    if (away) {
      refused += 1;
      response.writeHead(503).end();
      return;
    }
    told.push({ request: `${request.method} ${request.url}`, key: request.headers.authorization, payload });
    const status = optedOut.has(payload.email) ? "unsubscribed" : "subscribed";
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ success: status === "subscribed", status, email: payload.email }));
  }).listen(0, "127.0.0.1");
  await once(provider, "listening");
  const { port } = provider.address() as AddressInfo;
  shop = await startServer(smallShop, { MARKETING_URL: `http://127.0.0.1:${port}/api/`, MARKETING_KEY: "k" });
});
afterAll(async () => {
  await shop.stop();
  provider.close();
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const toldOf = (email: string) => told.filter(({ payload }) => payload.email === email);
const footer = (email: string) =>
  send(shop.origin, "nz", calls["marketing.signUp"], {
    body: { email, contactSource: "Website Footer", subscribeToMarketing: true },
  });
const orderOf = async (contact: Record<string, unknown>) => {
  const body = await orderBody(shop.origin);
  return { ...body, contact: { ...body.contact, ...contact } };
};
const place = (body: Awaited<ReturnType<typeof orderOf>>, key: string = crypto.randomUUID()) =>
  send(shop.origin, "nz", calls["checkout.orders"], { body, headers: { "idempotency-key": key } });
const order = async (contact: Record<string, unknown>) => {
  const { status, text: answer } = await place(await orderOf(contact));
  expect([status, answer]).toMatchObject([200, expect.stringContaining("orderNumber")]);
};

test("MKTG-06 MKTG-09 MKTG-12 a visitor's sign-up reaches the provider under a made id, later when it is away", async () => {
  away = true;
  const { status, json } = await footer("rangi@example.co.nz");
  expect([status, json]).toEqual([200, { success: true, status: "subscribed", email: "rangi@example.co.nz" }]);
  await vi.waitFor(() => expect(refused).toBeGreaterThan(0), { timeout: 10_000 });
  away = false;
  await vi.waitFor(() => expect(toldOf("rangi@example.co.nz")).toHaveLength(1), { timeout: 15_000 });
  expect(toldOf("rangi@example.co.nz")[0]).toEqual({
    request: "POST /api/emarsys/subscribe",
    key: "Bearer k",
    payload: {
      email: "rangi@example.co.nz",
      userId: expect.stringMatching(uuid),
      signUpSource: 1,
      subscribeToMarketing: true,
    },
  });
});

test("MKTG-07 MKTG-14 MKTG-15 an order tells of its contact, of marketing and texts when they agreed and of neither when not", async () => {
  const person = { firstName: "Mere", lastName: "Parata", phone: "+64215550184" };
  await order({ ...person, email: "agrees@example.co.nz", agreeToMarketing: true });
  await order({ ...person, email: "declines@example.co.nz", agreeToMarketing: false });
  await vi.waitFor(() => expect(toldOf("declines@example.co.nz")).toHaveLength(1), { timeout: 10_000 });
  const said = { ...person, userId: expect.stringMatching(uuid), signUpSource: 3 };
  expect(toldOf("agrees@example.co.nz").map(({ payload }) => payload)).toEqual([
    { ...said, email: "agrees@example.co.nz", subscribeToMarketing: true, subscribeToSms: true },
  ]);
  expect(toldOf("declines@example.co.nz")[0]?.payload).toEqual({ ...said, email: "declines@example.co.nz" });
});

test("MKTG-14 an order sent three times at once subscribes once, and one that fails not at all", async () => {
  const email = "once@example.co.nz";
  const body = await orderOf({ email, agreeToMarketing: true });
  const key = crypto.randomUUID();
  const sendAgain = async () => {
    for (;;) {
      const { status } = await place(body, key);
      if (status !== 409) return status;
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  expect(await Promise.all([sendAgain(), sendAgain(), sendAgain()])).toEqual([200, 200, 200]);
  const failing = await orderOf({ email: "failed@example.co.nz", agreeToMarketing: true });
  expect((await place({ ...failing, expectedTotal: failing.expectedTotal + 1 })).status).toBe(409);
  const { methods } = failing.cart.payment;
  const card = methods.card.map((each) => ({ ...each, token: "" }));
  for (const each of card) each.token = await cardToken(shop.origin, "4000 1111 1111 1115");
  expect((await place({ ...failing, cart: { ...failing.cart, payment: { methods: { card } } } })).status).toBe(402);
  // What comes later has been told, so that what came before has been as well.
  await order({ email: "afterwards@example.co.nz" });
  await vi.waitFor(() => expect(toldOf("afterwards@example.co.nz")).toHaveLength(1), { timeout: 10_000 });
  expect(toldOf(email).map(({ payload }) => payload.subscribeToMarketing)).toEqual([true]);
  expect(toldOf("failed@example.co.nz")).toEqual([]);
});

test("MKTG-08 MKTG-13 each place has its number, and an account its username", async () => {
  const body = { ...newShopper(), agreeToMarketing: true };
  await send(shop.origin, "nz", calls["users.create"], { headers: fromOwnPage(shop.origin), body });
  const member = await verified(shop.origin);
  const headers = { authorization: (await signIn(shop.origin, member)).authorization };
  const customer = { firstName: "Mere", lastName: "Parata", phone: "021 555 0184", subscriptions: { email: true, sms: false } };
  const saved = await send(shop.origin, "nz", calls["account.update"], { headers, body: { customer } });
  expect(saved.status).toBe(200);
  await vi.waitFor(() => expect([...toldOf(body.email), ...toldOf(member.email)]).toHaveLength(2), { timeout: 10_000 });
  expect(toldOf(body.email)[0]?.payload).toMatchObject({ signUpSource: 2, firstName: "Mere", subscribeToMarketing: true });
  expect(toldOf(member.email)[0]?.payload).toMatchObject({
    signUpSource: 4,
    userId: member.username,
    subscribeToMarketing: true,
  });
});

test("who has opted out with the provider has opted out here", async () => {
  const email = "gone@example.co.nz";
  optedOut.add(email);
  expect((await footer(email)).json).toMatchObject({ success: true });
  await vi.waitFor(async () => expect((await footer(email)).json).toEqual({ success: false, status: "unsubscribed", email }), {
    timeout: 10_000,
    interval: 300,
  });
  expect(toldOf(email)).toHaveLength(1);
});
