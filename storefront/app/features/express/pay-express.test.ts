import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import type { ExpressMethod } from "#domain/express/express-method.ts";
import { plainProduct } from "#domain/product/product.fixture.ts";
import type { ThirdParties } from "#domain/third-parties/third-parties.ts";
import { noteCampaign } from "../../platform/analytics/campaign.ts";
import { createStore } from "../../shell/create-store.ts";
import { account } from "../account/account.fixture.ts";
import { stateReplaced } from "../account-state/account-state-slice.ts";
import { filledState, mapStorage } from "../checkout/checkout.fixture.ts";
import { keepGuestMembership } from "../loyalty/kept-membership.ts";
import type { ExpressHandlers } from "../payments/wallets/express-sheet.ts";
import { productApi } from "../product/product-api.ts";
import { sessionClosed, sessionOpened } from "../session/session-slice.ts";
import { now, priced, subject } from "./express.fixture.ts";
import { expressQuestion } from "./express-question.ts";
import { payExpress } from "./pay-express.ts";

const guest = { memberId: "1900142", lastName: "Parata", createdAt: now };
const address = {
  ...{ lines: ["14 Tāwhiri Street"], suburb: "Aro Valley", locality: "Wellington" },
  ...{ region: "Wellington", postcode: "6021", country: "NZ" },
};
const contact = { email: "mere@example.co.nz", name: "Mere Parata" };
const sizeFit: ThirdParties = { sizeFit: { script: "/size-fit.js", environment: "sandbox" } };
const pair = plainProduct({ id: "104201", variants: [{ id: "104201-9", code: "9", qty: 5 }] });

/** What the shop was asked and told, by call. */
let heard: { name: string; body: CheckoutRequest | PlaceOrderRequest }[];
/** The ways of delivery that the shop offers, where they are not those of what is carried. */
let offered: { availableShippingMethods?: unknown[] };
/** Memberships that the account is linked with; null where the shop does not say. */
let providers: { name: string; memberId: string }[] | null;

const call = (async (name: string, { body }: { body: CheckoutRequest }) => {
  if (name === "account.get") {
    if (!providers) throw { status: 503, code: "ServiceUnavailable", message: "Later." };
    return { ...account, loyalty: { ...account.loyalty, providers } };
  }
  heard.push({ name, body });
  if (name === "checkout.info") return { ...priced(body), ...offered };
  if (name === "checkout.instalments") return { token: "afterpay-checkout", amount: 10_600 };
  if (name !== "checkout.orders") throw { status: 503, code: "ServiceUnavailable", message: "Later." };
  return { orderNumber: "TT1000001", placedAt: "2026-11-20T00:00:00Z", totals: {} };
}) as unknown as CallFunction;

beforeEach(() => {
  heard = [];
  offered = {};
  providers = [];
  vi.useFakeTimers({ now, toFake: ["Date"] });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("sessionStorage", mapStorage());
  vi.stubGlobal("document", { cookie: "", documentElement: { dataset: {} } });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", { pathname: "/nz/cart" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Buys a pair in a sheet where everything is approved as it comes. */
async function buy(method: ExpressMethod, isSignedIn: boolean, thirdParties: ThirdParties = {}) {
  const state = filledState();
  localStorage.setItem("account-state:nz", JSON.stringify(state));
  const store = createStore({ call }, { shop: { country: "nz", origin: "", renderedAt: now, year: 2026, thirdParties } });
  store.dispatch(productApi.util.upsertQueryData("productsByIds", ["104201"], [pair]));
  store.dispatch(stateReplaced(state));
  store.dispatch(isSignedIn ? sessionOpened({ username: "mere", isBack: true }) : sessionClosed({ ended: false }));
  const checkOut = async (_: unknown, session: ExpressHandlers) => {
    await session.onAddress(address);
    await session.onApprove({ contact, address, methodCode: "standard" });
    return "token-1";
  };
  const loadSheet = async () => ({ checkOut, teardown: () => undefined });
  await store.dispatch(payExpress({ method, subject, vouchers: [], loaded: undefined, loadSheet })).unwrap();
}

const earners = (name: string) =>
  heard.flatMap((each) => (each.name === name && "contact" in each.body ? [each.body.cart.loyalty] : []));

test("LOYAL-08 an order straight from the cart earns points on the account's membership, and on a guest's where it has none", async () => {
  keepGuestMembership(guest);
  await buy("paypal", false);
  await buy("paypal", true);
  providers = [{ name: "frequentFlyer", memberId: "1900777" }];
  await buy("paypal", true);
  const asGuest = { memberId: guest.memberId, lastName: guest.lastName };
  expect(earners("checkout.orders")).toEqual([asGuest, asGuest, { memberId: "1900777" }]);
});

test("ANALYT-12 what is asked about an order straight from the cart tells the campaign that led to it", async () => {
  noteCampaign("?utm_source=mail");
  await buy("paypal", false);
  const asked = heard.filter(({ name }) => name === "checkout.info");
  expect(asked.length).toBeGreaterThan(1);
  for (const { body } of asked) expect(body).toMatchObject({ utmSource: "mail" });
});

test("the size-fit service is told of an order straight from the cart, with a hash of the address that the sheet told", async () => {
  const push = vi.fn();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { sizeFitQueue: { push } }));
  await buy("paypal", false, sizeFit);
  const userId = createHash("sha256").update(contact.email).digest("hex");
  await vi.waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(push.mock.lastCall?.[0]).toMatchObject([
    "event",
    "tracking",
    { userId, orderId: "TT1000001", products: [{ sku: "104201-9", quantity: 1 }] },
  ]);
});

test("an account that the shop cannot tell of keeps nobody from buying", async () => {
  providers = null;
  await buy("paypal", true);
  expect(earners("checkout.orders")).toEqual([undefined]);
});

test("a checkout in instalments is opened for the order as it is placed, with who earns points with it", async () => {
  keepGuestMembership(guest);
  await buy("afterpay", false);
  expect(earners("checkout.instalments")).toEqual(earners("checkout.orders"));
  expect(earners("checkout.orders")).toHaveLength(1);
  expect(earners("checkout.orders")[0]).toBeDefined();
});

test("a sheet asks what to tell the courier for what is carried, and for nothing that comes by email", async () => {
  const asks = async () => {
    const checkOut = vi.fn<(message: { takesInstructions: boolean }) => Promise<null>>(async () => null);
    const loadSheet = async () => ({ checkOut, teardown: () => undefined });
    const shop = { country: "nz", origin: "", renderedAt: now, year: 2026 } as const;
    await createStore({ call }, { shop }).dispatch(
      payExpress({ method: "paypal", subject, vouchers: [], loaded: undefined, loadSheet }),
    );
    return checkOut.mock.calls[0]?.[0].takesInstructions;
  };
  expect(await asks()).toBe(true);
  offered = {
    availableShippingMethods: [{ code: "email", available: true, label: "Email", promise: "Now", price: 0, type: "delivery" }],
  };
  expect(await asks()).toBe(false);
});

test("a sheet opens in the same breath as the press, whatever another tab is doing", async () => {
  vi.stubGlobal("navigator", { locks: { request: () => new Promise(() => undefined) } });
  const store = createStore({ call });
  store.dispatch(sessionClosed({ ended: false }));
  const checkOut = vi.fn(() => new Promise<null>(() => undefined));
  const loaded = { subject, loadedAt: now, data: priced(expressQuestion(subject, "nz")) };
  const loadSheet = async () => ({ checkOut, teardown: () => undefined });
  store.dispatch(payExpress({ method: "applePay", subject, vouchers: [], loaded, loadSheet }));
  await new Promise(setImmediate);
  expect(checkOut).toHaveBeenCalledOnce();
});
