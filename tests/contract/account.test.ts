import { once } from "node:events";
import { type IncomingMessage, request as openRequest } from "node:http";
import { type CallName, calls } from "@tread/storefront/contract/calls.ts";
import { emptyAccountState } from "@tread/storefront/domain/account-state/account-state.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { placeOrder, samples } from "./samples.ts";
import { addressOf, request, send, type WireInput } from "./send.ts";
import { fromOwnPage, mailedLink, newShopper, type Shopper, signIn, verified } from "./shopper.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
let shopper: Shopper;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startServer(smallShop, { RATE_LIMITS: "off" });
  shopper = await verified(server.origin);
  headers = { authorization: (await signIn(server.origin, shopper)).authorization };
});
afterAll(() => server.stop());

const make = (name: CallName, input: WireInput = {}) => send(server.origin, "nz", calls[name], input);
const asMember = (name: CallName, input: WireInput = {}) => make(name, { ...input, headers });

const customer = { firstName: "Mere", lastName: "Parata", phone: "021 555 0184", subscriptions: { email: true, sms: false } };
const address = {
  contactName: "Mere Parata",
  street1: "12 Ponsonby Road",
  suburb: "Grey Lynn",
  city: "Auckland",
  postcode: "1021",
  country: "NZ",
};

describe("the session", () => {
  test("AUTH-02 HTTP-07 every call of the account needs its token in the Authorization header", async () => {
    for (const name of [
      "account.get",
      "accountState.get",
      "addresses.list",
      "paymentMethods.list",
      "accountOrders.list",
    ] as const) {
      expect([name, (await asMember(name)).status]).toEqual([name, 200]);
      const { status, json } = await make(name);
      expect([name, status, json]).toMatchObject([name, 401, { code: "NotSignedIn" }]);
    }
  });

  test("a link to a new password leads to the shop's own address, whatever host it was asked for at", async () => {
    const { email } = await verified(server.origin);
    const asked = openRequest(addressOf(server.origin, "nz", calls["users.forgotPassword"]), {
      method: "POST",
      headers: {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
        origin: "http://evil.example",
        "content-type": "application/json",
      },
    });
    asked.end(JSON.stringify({ email }));
    const [{ statusCode }] = (await once(asked, "response")) as [IncomingMessage];
    expect(statusCode).toBe(200);
    await mailedLink(server.origin, email, `${server.origin}/nz/account/password/reset`);
    const { text } = await request(`${server.origin}/sandbox/outbox`);
    const [, newest] = /href="(\/sandbox\/outbox\/[^"]+)"/.exec(text) ?? [];
    expect((await request(`${server.origin}${newest}`)).text).not.toContain("evil.example");
  });

  test("AUTH-16 signing in, renewing and signing out are one resource, whose cookie no script can read", async () => {
    const { email, password } = shopper;
    const from = fromOwnPage(server.origin);
    const opened = await make("session.create", { headers: from, body: { email, password } });
    expect(opened.json).toMatchObject({ username: shopper.username, idToken: expect.any(String) });
    const cookies = opened.headers.getSetCookie();
    const [kept] = cookies.filter((cookie) => /httponly/i.test(cookie));
    expect(kept).toMatch(/path=\/;/i);
    const cookie = cookies.map((each) => each.split(";", 1)[0]).join("; ");
    expect((await make("session.refresh", { headers: { ...from, cookie } })).status).toBe(200);
    expect((await make("session.delete", { headers: { ...from, cookie } })).status).toBe(200);
    expect((await make("session.refresh", { headers: { ...from, cookie } })).status).toBe(401);
  });
});

describe("the account", () => {
  test("ACCT-01 ACCT-06 is given without a payload: e-mail, names, addresses, phone and subscriptions", async () => {
    const { json } = await asMember("account.get");
    expect(json).toMatchObject({
      username: shopper.username,
      customer: {
        email: shopper.email,
        firstName: "Mere",
        lastName: expect.any(String),
        addresses: [],
        phone: null,
        subscriptions: { email: false, sms: false },
      },
      loyalty: { providers: [] },
    });
  });

  test("ACCT-02 ACCT-05 MKTG-11 takes names, phone and subscriptions, and answers with the account", async () => {
    const subscriptions = { email: true, sms: true };
    const { status, json } = await asMember("account.update", { body: { customer: { ...customer, subscriptions } } });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      customer: { firstName: "Mere", lastName: "Parata", phone: "+64215550184", subscriptions },
    });
    expect((await asMember("account.get")).json).toEqual(json);
  });

  test("ACCT-03 ACCT-06 has no birth date while none was sent, and the one that was from then on", async () => {
    expect(await asMember("account.get")).not.toHaveProperty("json.customer.dateOfBirth");
    const born = { dateOfBirth: "1990-02-28" };
    for (const sent of [{ ...customer, ...born }, customer]) {
      const { json } = await asMember("account.update", { body: { customer: sent } });
      expect(json).toMatchObject({ customer: born });
      expect((await asMember("account.get")).json).toEqual(json);
    }
  });

  test("ACCT-04 ACCT-07 LOYAL-14 takes a membership to link, and to unlink", async () => {
    const loyalty = { action: "link", memberId: "1234567890", lastName: "Parata" };
    const linked = await asMember("account.update", { body: { customer, loyalty } });
    expect(linked.json).toMatchObject({ loyalty: { providers: [{ name: "frequentFlyer", memberId: "1234567890" }] } });
    const unlinked = await asMember("account.update", { body: { customer, loyalty: { action: "unlink" } } });
    expect(unlinked.json).toMatchObject({ loyalty: { providers: [] } });
  });

  test("ADDR-01 ADDR-12 keeps an address with its type and its defaults", async () => {
    const body = { ...address, type: "SELECTED", company: "Parata Ltd", street2: "Level 2" };
    const { status, json } = await asMember("addresses.create", { body });
    expect(status).toBe(200);
    expect(json).toEqual({
      addresses: [{ ...body, id: expect.any(String), isDefaultBilling: true, isDefaultShipping: true }],
    });
    const { city: _, ...elsewhere } = {
      ...address,
      suburb: "Surry Hills",
      state: "NSW",
      postcode: "2010",
      country: "AU",
      type: "ENTERED",
    };
    const both = (await asMember("addresses.create", { body: elsewhere })).json as { addresses: unknown[] };
    expect(both.addresses[1]).toEqual({
      ...elsewhere,
      id: expect.any(String),
      isDefaultBilling: false,
      isDefaultShipping: false,
    });
  });
});

test("ADDR-12 an address is changed and made the default by PUT, and is gone after DELETE", async () => {
  type Kept = { addresses: { id: string; street1: string }[] };
  const listed = async () => (await asMember("addresses.list")).json as Kept;
  const entered = { ...address, type: "ENTERED" };
  await asMember("addresses.create", { body: { ...entered, street1: "14 Ponsonby Road" } });
  await asMember("addresses.create", { body: { ...entered, street1: "16 Ponsonby Road" } });
  const { id } = (await listed()).addresses.find(({ street1 }) => street1 === "16 Ponsonby Road") ?? { id: "none" };

  const body = { ...entered, street1: "18 Ponsonby Road", isDefaultBilling: true, isDefaultShipping: true };
  const changed = await asMember("addresses.update", { params: { id }, body });
  expect(changed.json).toEqual(await listed());
  expect((await listed()).addresses).toContainEqual({ ...body, id });

  const left = await asMember("addresses.delete", { params: { id } });
  expect(left.json).toEqual(await listed());
  expect((await listed()).addresses.map((each) => each.id)).not.toContain(id);
});

test("a closed account takes its details, addresses, cards, cart and membership along, and leaves its orders as a guest's", async () => {
  const leaving = await verified(server.origin);
  const { authorization, cookie } = await signIn(server.origin, leaving);
  const before = { authorization };
  const loyalty = { action: "link", memberId: "1234567", lastName: "O'Neil" };
  const number = await placeOrder(server.origin, before);
  const card = await samples["paymentMethods.create"](server.origin);
  const kept: [CallName, WireInput][] = [
    ["account.update", { body: { customer, loyalty } }],
    ["addresses.create", { body: { ...address, type: "ENTERED" } }],
    ["paymentMethods.create", { body: card.body }],
    ["accountState.put", { body: { version: 0, state: emptyAccountState({ cartId: "cart-1", searchUserToken: "token-1" }) } }],
    ["accountOrders.get", { params: { number } }],
  ];
  for (const [name, input] of kept) expect([name, (await make(name, { ...input, headers: before })).status]).toEqual([name, 200]);

  const headers = { ...fromOwnPage(server.origin), authorization, cookie };
  expect((await make("users.close", { headers, body: { password: "Wrong-99!" } })).status).toBe(422);
  expect(await make("users.close", { headers, body: { password: leaving.password } })).toMatchObject({ status: 200, json: {} });
  expect((await make("session.refresh", { headers: { ...fromOwnPage(server.origin), cookie } })).status).toBe(401);

  // By a token that another browser may still hold for a moment there is nothing to be had, and nothing is made anew.
  const late: [CallName, WireInput][] = [
    ["account.get", {}],
    ["paymentMethods.list", {}],
    ["addresses.create", { body: { ...address, type: "ENTERED" } }],
    ["account.update", { body: { customer } }],
    ["accountState.get", {}],
    ["accountState.put", { body: { version: 0, state: emptyAccountState({ cartId: "cart-2", searchUserToken: "token-2" }) } }],
    ["accountOrders.get", { params: { number } }],
    ["checkout.info", { body: { cart: { items: [] } } }],
  ];
  for (const [name, input] of late) expect([name, (await make(name, { ...input, headers: before })).status]).toEqual([name, 401]);
  await expect(placeOrder(server.origin, before)).rejects.toThrow("NotSignedIn");
  expect((await make("orders.lookup", { body: { orderNumber: number, email: "mere@example.co.nz" } })).status).toBe(200);

  const again = { ...newShopper(), email: leaving.email };
  expect((await make("users.create", { headers: fromOwnPage(server.origin), body: again })).status).toBe(200);
});

describe("what is not the shopper's to ask for", () => {
  test.each([
    "addresses.update",
    "addresses.delete",
    "paymentMethods.default",
    "paymentMethods.delete",
    "accountOrders.get",
  ] as const)("another customer's is not found by its id, and stays as it was: %s", async (name) => {
    const theirs = await samples[name](server.origin);
    const { status, json } = await asMember(name, theirs);
    expect([status, json]).toMatchObject([404, { code: expect.stringMatching(/NotFound$/) }]);
    expect((await make(name, theirs)).status).toBe(200);
  });

  test.each([
    { customer: { ...customer, email: "other@example.co.nz" } },
    { customer: { ...customer, username: "other" } },
    { customer, loyalty: { action: "link", memberId: "1234567890", lastName: "Parata", points: 1_000_000 } },
    { customer, isStaff: true },
    { customer: { ...customer, subscriptions: { email: true, sms: false, post: true } } },
  ])("fields that nobody may set are refused, and nothing is changed: %j", async (body) => {
    const before = (await asMember("account.get")).json;
    expect(await asMember("account.update", { body })).toMatchObject({ status: 422, json: { code: "UnprocessableRequest" } });
    expect((await asMember("account.get")).json).toEqual(before);
  });

  test.each([
    ["a body of 5 MB", { padding: "x".repeat(5_000_000) }, 413],
    [
      "10,000 lines of no product",
      { cart: { items: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n, {}])) } },
      422,
    ],
  ])("a kept cart with %s is refused in words, and nothing is kept", async (_what, spoilt, expected) => {
    const before = (await asMember("accountState.get")).json as { version: number };
    const state = { ...emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" }), ...spoilt };
    const { status, json } = await asMember("accountState.put", { body: { version: before.version, state } });
    expect([status, json]).toMatchObject([expected, { message: expect.stringMatching(/^[A-Z].+[.]$/) }]);
    expect((await asMember("accountState.get")).json).toEqual(before);
  });
});

test("SYNC-04 SYNC-05 the kept cart and wishlist are read and written whole, and come back as the answer's field state", async () => {
  const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" });
  const item = {
    productId: "104201",
    variantId: "104201-9",
    createdAt: 1_795_000_000_000,
    qty: 1,
    attribution: { listItemIndex: 2 },
  };
  const state = { ...empty, wishlist: { items: { "104201": item } } };
  expect((await asMember("accountState.get")).json).toEqual({ version: 0, state: null });
  expect((await asMember("accountState.put", { body: { version: 0, state } })).json).toMatchObject({ version: 1, state });
  expect((await asMember("accountState.get")).json).toMatchObject({ version: 1, state });
  expect((await asMember("accountState.put", { body: { version: 0, state } })).json).toMatchObject({ code: "Conflict" });
});

test("CHK-06 what a cart costs is asked as a guest, or as who is signed in; a token that is none is refused", async () => {
  const body = { cart: { items: [{ productId: "104201", variantId: "104201-9", qty: 1 }], promoCodes: [] } };
  expect((await make("checkout.info", { body })).status).toBe(200);
  expect((await asMember("checkout.info", { body })).status).toBe(200);
  const forged = { authorization: "Bearer nobody" };
  expect((await make("checkout.info", { body, headers: forged })).json).toMatchObject({ code: "NotSignedIn" });
});
