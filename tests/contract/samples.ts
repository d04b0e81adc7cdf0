import { randomUUID } from "node:crypto";
import { type CallName, calls } from "@tread/storefront/contract/calls.ts";
import { ponsonbyRoad } from "@tread/storefront/domain/fields/address.fixture.ts";
import { previewToken } from "./preview-token.ts";
import { request, send, type WireInput } from "./send.ts";
import { fromOwnPage, mailedLink, newPassword, newShopper, signedIn, signIn, signUp, verified } from "./shopper.ts";

/** Makes a good input of a call, against a server that is running the small shop. */
export type Sample = (origin: string) => Promise<WireInput> | WireInput;

const email = "mere@example.co.nz";
const items = [{ productId: "104201", variantId: "104201-9", qty: 1 }];

/** One good input for every call. The type makes a call without a sample a compile error, and a test makes it a failure. */
export const samples: { readonly [N in CallName]: Sample } = {
  "content.resolve": () => ({ query: [["path", "/products/osker/court-1"]] }),
  "marketing.signUp": () => ({ body: { email, contactSource: "Website Footer", subscribeToMarketing: true } }),
  "content.navigation": () => ({}),
  "content.frame": () => ({}),
  "content.errorPage": () => ({ query: [["path", "/nothing"]] }),
  "content.preview": () => ({ body: { token: previewToken(), blocks: [{ type: "quote", text: "Nearly all of it." }] } }),
  "blog.posts": () => ({ query: [["tag", "running"]] }),
  "sizeCharts.get": () => ({ params: { id: "mens-shoes" } }),
  "products.byIds": () => ({ body: { ids: ["104201", "nothing", "104202"] } }),
  "reviews.list": () => ({ params: { id: "104201" } }),
  "products.verifyChallenge": () => ({ body: { answer: "Anything", productId: "104201" } }),
  "search.queries": () => ({
    body: {
      requests: [
        {
          indexName: "tt_nz_products",
          query: "court",
          facets: ["brand.name"],
          facetFilters: ["visibleIn.searchResults:true", ["brand.name:Osker"]],
          numericFilters: ["price>=100"],
          attributesToHighlight: ["name"],
          hitsPerPage: 4,
          clickAnalytics: true,
        },
        { indexName: "tt_nz_brands", params: "query=osker&hitsPerPage=2" },
      ],
    },
  }),
  "search.objects": () => ({ params: { index: "tt_nz_products" }, body: { objectIds: ["104201", "nothing"] } }),
  "searches.note": () => ({ body: { text: "court low" } }),
  "searches.popular": () => ({}),
  "products.related": () => ({ params: { id: "104201" }, query: [["relation", "boughtTogether"]] }),
  "reminders.create": () => ({ body: { email, productId: "104202", variantId: "104202-12" } }),
  "reminders.confirm": async (origin) => ({ body: { token: await reminderToken(origin, "confirm") } }),
  "reminders.end": async (origin) => ({ body: { token: await reminderToken(origin, "end") } }),
  "checkout.info": () => ({ body: { cart: { items, promoCodes: [] }, shippingAddress: ponsonbyRoad } }),
  "checkout.promoItems": () => ({ body: { cart: { items, promoCodes: ["SOCKSONUS"] } } }),
  "checkout.instalments": async (origin) => ({ body: await orderBody(origin) }),
  "checkout.clientToken": () => ({}),
  "checkout.orders": async (origin) => ({
    body: await orderBody(origin),
    headers: { "idempotency-key": randomUUID() },
  }),
  "checkout.placement": async (origin) => {
    const headers = { "idempotency-key": randomUUID() };
    await send(origin, "nz", calls["checkout.orders"], { body: await orderBody(origin), headers });
    return { headers };
  },
  "checkout.withdraw": () => ({ headers: { "idempotency-key": randomUUID() } }),
  "vouchers.balance": () => ({ params: { code: "GIFT0000000050" }, query: [["pin", "1234"]] }),
  "loyalty.membership": () => ({ body: { memberId: "1900142", lastName: "Ngata" } }),
  "loyalty.quotes": () => ({ body: { memberId: "1900142", lastName: "Ngata", currencyAmount: 1_000 } }),
  "orders.lookup": async (origin) => ({ body: { orderNumber: await placeOrder(origin), email } }),
  "orders.get": async (origin) => {
    const orderNumber = await placeOrder(origin);
    return { params: { number: orderNumber }, query: [["token", await orderToken(origin, orderNumber)]] };
  },
  "returns.open": async (origin) => {
    const orderNumber = await placeOrder(origin);
    return { body: { orderNumber, orderToken: await orderToken(origin, orderNumber) } };
  },
  "returns.get": async (origin) => {
    const { number, token } = await openReturn(origin);
    return { params: { number }, query: [["token", token]] };
  },
  "returns.create": async (origin) => {
    const { number, token } = await openReturn(origin);
    return returnOfOne(number, token);
  },
  "returns.cancel": async (origin) => {
    const { number, token } = await openReturn(origin);
    await send(origin, "nz", calls["returns.create"], returnOfOne(number, token));
    return { params: { number }, body: { token, return: `${number}-R1` } };
  },
  "session.create": async (origin) => {
    const { email: theirs, password } = await verified(origin);
    return { headers: fromOwnPage(origin), body: { email: theirs, password } };
  },
  "session.delete": async (origin) => ({ headers: await withSession(origin) }),
  "session.refresh": async (origin) => ({ headers: await withSession(origin) }),
  "users.create": (origin) => ({ headers: fromOwnPage(origin), body: newShopper() }),
  "users.verify": async (origin) => {
    const { email: theirs } = await signUp(origin);
    return { headers: fromOwnPage(origin), body: await mailedLink(origin, theirs, "/account/verify") };
  },
  "users.resendVerification": async (origin) => ({
    headers: fromOwnPage(origin),
    body: { email: (await signUp(origin)).email },
  }),
  "users.forgotPassword": async (origin) => ({
    headers: fromOwnPage(origin),
    body: { email: (await verified(origin)).email },
  }),
  "users.resetPassword": async (origin) => {
    const { email: theirs } = await verified(origin);
    await send(origin, "nz", calls["users.forgotPassword"], { headers: fromOwnPage(origin), body: { email: theirs } });
    const link = await mailedLink(origin, theirs, "/account/password/reset");
    return { headers: fromOwnPage(origin), body: { ...link, password: newPassword() } };
  },
  "users.changePassword": async (origin) => {
    const shopper = await verified(origin);
    const { authorization, cookie } = await signIn(origin, shopper);
    const headers = { ...fromOwnPage(origin), authorization, cookie };
    return { headers, body: { currentPassword: shopper.password, password: newPassword() } };
  },
  "users.close": async (origin) => {
    const shopper = await verified(origin);
    const { authorization, cookie } = await signIn(origin, shopper);
    return { headers: { ...fromOwnPage(origin), authorization, cookie }, body: { password: shopper.password } };
  },
  "account.get": async (origin) => ({ headers: await signedIn(origin) }),
  "account.update": async (origin) => ({ headers: await signedIn(origin), body: { customer, loyalty: membership } }),
  "accountState.get": async (origin) => {
    const headers = await signedIn(origin);
    await send(origin, "nz", calls["accountState.put"], { headers, body: { version: 0, state } });
    return { headers };
  },
  "accountState.put": async (origin) => ({ headers: await signedIn(origin), body: { version: 0, state } }),
  "addresses.list": async (origin) => ({ headers: (await withAddress(origin)).headers }),
  "addresses.create": async (origin) => ({ headers: await signedIn(origin), body: savedAddress }),
  "addresses.update": async (origin) => {
    const { headers, id } = await withAddress(origin);
    return { headers, params: { id }, body: { ...savedAddress, street1: "14 Ponsonby Road" } };
  },
  "addresses.delete": async (origin) => {
    const { headers, id } = await withAddress(origin);
    return { headers, params: { id } };
  },
  "addresses.lookup": () => ({
    query: [
      ["q", "12 cuba st te a"],
      ["country", "NZ"],
    ],
  }),
  "addresses.retrieve": () => ({
    query: [
      ["id", "12 Cuba St, Te Aro, Wellington 6011"],
      ["country", "NZ"],
    ],
  }),
  "stores.list": () => ({ query: [["near", "Te Aro"]] }),
  "stores.get": () => ({ params: { name: "cuba-street" } }),
  "stores.stock": () => ({ params: { productId: "104201" } }),
  "stores.localities": () => ({ query: [["q", "te a"]] }),
  "paymentMethods.list": async (origin) => ({ headers: (await withCard(origin)).headers }),
  "paymentMethods.create": async (origin) => ({
    headers: await signedIn(origin),
    body: { token: await cardToken(origin), isDefault: true },
  }),
  "paymentMethods.delete": async (origin) => {
    const { headers, id } = await withCard(origin);
    return { headers, params: { id } };
  },
  "paymentMethods.default": async (origin) => {
    const { headers, id } = await withCard(origin);
    return { headers, params: { id } };
  },
  "accountOrders.list": async (origin) => {
    const headers = await signedIn(origin);
    await placeOrder(origin, headers);
    return { headers, query: [["page", "1"]] };
  },
  "accountOrders.get": async (origin) => {
    const headers = await signedIn(origin);
    return { headers, params: { number: await placeOrder(origin, headers) } };
  },
};

const customer = {
  firstName: "Mere",
  lastName: "O'Neil",
  phone: "021 555 0184",
  subscriptions: { email: true, sms: false },
  dateOfBirth: "1990-02-28",
};
const membership = { action: "link", memberId: "1234567", lastName: "O'Neil" };
const savedAddress = { ...ponsonbyRoad, city: "Auckland", isDefaultBilling: true, isDefaultShipping: true };

/** A kept cart of one line. */
const state = {
  syncableStateVersion: 1,
  cart: { id: "cart-1", items: { a: { id: "a", ...items[0], createdAt: 1_700_000_000_000 } }, promoCodes: [] },
  wishlist: { items: {} },
  searchUserToken: "token-1",
  clients: { "client-1": 1 },
};

async function withSession(origin: string) {
  const { cookie } = await signIn(origin, await verified(origin));
  return { ...fromOwnPage(origin), cookie };
}

async function withAddress(origin: string) {
  const headers = await signedIn(origin);
  const { json } = await send(origin, "nz", calls["addresses.create"], { headers, body: savedAddress });
  const { addresses } = calls["addresses.create"].response.parse(json);
  return { headers, id: addresses[0]?.id ?? "" };
}

async function withCard(origin: string) {
  const headers = await signedIn(origin);
  const body = { token: await cardToken(origin) };
  const { json } = await send(origin, "nz", calls["paymentMethods.create"], { headers, body });
  const { paymentMethods } = calls["paymentMethods.create"].response.parse(json);
  return { headers, id: paymentMethods[0]?.id ?? "" };
}

/** A good order of one pair, paid with a fresh token from the hosted fields' vault. */
export async function orderBody(origin: string, ordered: typeof items = items, methodCode = "express") {
  const shipping = { type: "DELIVERY", options: { methodCode } };
  const info = await send(origin, "nz", calls["checkout.info"], {
    body: { cart: { items: ordered }, email, shippingAddress: ponsonbyRoad, shipping },
  });
  const total = (info.json as { grandTotal: number }).grandTotal;
  return {
    cart: {
      items: ordered,
      promoCodes: [],
      payment: { methods: { card: [{ amount: total, token: await cardToken(origin), type: "immediate" }] } },
    },
    contact: { email, firstName: "Mere", lastName: "O'Neil", phone: "021 555 0184", agreeToMarketing: false },
    billingAddress: ponsonbyRoad,
    shippingAddress: ponsonbyRoad,
    shipping,
    expectedTotal: total,
  };
}

/** Places the good order. @returns its number */
export async function placeOrder(
  origin: string,
  session: { authorization: string } | undefined = undefined,
  qty = 1,
): Promise<string> {
  const ordered = items.map((item) => ({ ...item, qty }));
  const { status, json, text } = await send(origin, "nz", calls["checkout.orders"], {
    body: await orderBody(origin, ordered),
    headers: { "idempotency-key": randomUUID(), ...session },
  });
  if (status !== 200) throw new Error(`The sample order was refused: ${text}`);
  return (json as { orderNumber: string }).orderNumber;
}

/** What opens an order of the samples' shopper for half an hour. */
export async function orderToken(origin: string, orderNumber: string): Promise<string> {
  const { json } = await send(origin, "nz", calls["orders.lookup"], { body: { orderNumber, email } });
  return calls["orders.lookup"].response.parse(json).token;
}

/** An order that has arrived, opened for returning. */
async function openReturn(origin: string) {
  const number = await placeOrder(origin);
  for (const step of ["ship", "handOver"]) {
    await request(`${origin}/sandbox/warehouse/orders/${number}/${step}`, { method: "POST" });
  }
  const body = { orderNumber: number, orderToken: await orderToken(origin, number) };
  const { json } = await send(origin, "nz", calls["returns.open"], { body });
  return { number, token: calls["returns.open"].response.parse(json).token };
}

/** Asks to send one of an order's first line back. */
export function returnOfOne(number: string, token: string) {
  const id = randomUUID().replaceAll("-", "");
  return { params: { number }, body: { token, id, method: "post", lines: [{ position: 0, quantity: 1, reason: "tooSmall" }] } };
}

/** The token of a link of the mail that asks whether somebody wants to be reminded. */
async function reminderToken(origin: string, does: "confirm" | "end"): Promise<string> {
  const theirs = `mere+${randomUUID()}@example.co.nz`;
  const body = { email: theirs, productId: "104202", variantId: "104202-12" };
  await send(origin, "nz", calls["reminders.create"], { body });
  const { text: list } = await request(`${origin}/sandbox/outbox`);
  for (const [, id] of list.matchAll(/href="\/sandbox\/outbox\/([^"]+)"/g)) {
    const { text } = await request(`${origin}/sandbox/outbox/${id}`);
    const token = text.includes(theirs) && new RegExp(`/reminders/${does}\\?token=([\\w.-]+)`).exec(text)?.[1];
    if (token) return token;
  }
  throw new Error("No mail asks whether somebody wants to be reminded.");
}

/** Does what the three hosted fields do. */
export async function cardToken(origin: string, number = "4111 1111 1111 1111"): Promise<string> {
  const session = randomUUID().replaceAll("-", "");
  const post = async (path: string, body: unknown) =>
    (
      await request(`${origin}/sandbox/vault${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json as Record<string, string>;
  const year = String((new Date().getFullYear() + 2) % 100).padStart(2, "0");
  const cvv = /^3[47]/.test(number) ? "1234" : "123";
  const fields = { number, expirationDate: `12 / ${year}`, cvv };
  const parts: (string | undefined)[] = [];
  for (const [field, value] of Object.entries(fields)) parts.push((await post("/parts", { session, field, value })).part);
  const { nonce } = await post("", { session, parts });
  if (!nonce) throw new Error("The vault gave no token.");
  return nonce;
}
