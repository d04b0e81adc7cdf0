import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "@tread/storefront/contract/calls.ts";
import { ponsonbyRoad } from "@tread/storefront/domain/fields/address.fixture.ts";
import { demoShop } from "@tread/storefront/launch/demo-shop.ts";
import { repositoryRoot } from "@tread/storefront/server/repository-root.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { cardToken, orderBody } from "./samples.ts";
import { request, send } from "./send.ts";
import { signedIn } from "./shopper.ts";

type Row = readonly [string, string];

/** The tables of the README, by the words over their first column. */
const tables = new Map<string, Row[]>();
for (const table of readFileSync(join(repositoryRoot, "README.md"), "utf8").matchAll(/(?:^\|.*\n)+/gm)) {
  const lines = table[0].trimEnd().split("\n");
  const cellsOf = (line: string) =>
    line
      .split("|")
      .slice(1, 3)
      .map((cell) => cell.trim()) as unknown as Row;
  tables.set(cellsOf(lines[0] ?? "")[0], lines.slice(2).map(cellsOf));
}
const rowsOf = (heading: string): Row[] => tables.get(heading) ?? [];

let server: RunningServer;
beforeAll(async () => {
  const { startArtist: _, ...shop } = demoShop;
  server = await startServer(shop);
});
afterAll(() => server.stop());

const line = (productId: string, size: string, qty = 1) => ({ productId, variantId: `${productId}-${size}`, qty });
const shoes = line("104203", "9");
const socks = (qty: number) => line("105501", "M", qty);

type Order = Awaited<ReturnType<typeof orderBody>>;

async function post(path: string, body: object) {
  const { json } = await request(`${server.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return json as Record<string, string>;
}

/** The code that an order is refused with; `placed` when it is not. */
async function fate(body: object, session: Record<string, string> = {}): Promise<string> {
  const headers = { "idempotency-key": randomUUID(), ...session };
  const { status, json } = await send(server.origin, "nz", calls["checkout.orders"], { body, headers });
  return status === 200 ? "placed" : (json as { code: string }).code;
}

const paidBy = (order: Order, methods: object) => ({ ...order, cart: { ...order.cart, payment: { methods } } });

async function byCard(number: string): Promise<string> {
  const order = await orderBody(server.origin, [shoes]);
  const token = await cardToken(server.origin, number);
  return fate(paidBy(order, { card: [{ amount: order.expectedTotal, token, type: "immediate" }] }));
}

async function bySavedCard(number: string): Promise<string> {
  const headers = await signedIn(server.origin);
  const body = { token: await cardToken(server.origin, number) };
  const { json } = await send(server.origin, "nz", calls["paymentMethods.create"], { headers, body });
  const [saved] = calls["paymentMethods.create"].response.parse(json).paymentMethods;
  const order = await orderBody(server.origin, [shoes]);
  return fate(paidBy(order, { card: [{ amount: order.expectedTotal, token: saved?.id, type: "saved" }] }), headers);
}

async function byWallet(wallet: string, choice: string): Promise<string> {
  const order = await orderBody(server.origin, [shoes]);
  const amount = order.expectedTotal;
  const { token } = await post(`/sandbox/wallets/${wallet}/tokens`, { choice, amount, currency: "NZD" });
  return fate(paidBy(order, { [wallet]: [{ amount, token }] }));
}

async function byInstalments(choice: string): Promise<string> {
  const order = paidBy(await orderBody(server.origin, [shoes]), {});
  const { json } = await send(server.origin, "nz", calls["checkout.instalments"], { body: order });
  const { token: checkout, amount } = calls["checkout.instalments"].response.parse(json);
  const { token } = await post("/sandbox/wallets/afterpay/tokens", { choice, checkout, amount, currency: "NZD" });
  return fate({ ...order, cart: { ...order.cart, payment: { methods: { afterpay: [{ amount, token }] } } } });
}

const outcomes: Readonly<Record<string, string>> = {
  paid: "placed",
  "paid, and declined once it is saved": "placed",
  declined: "PaymentDeclined",
  "declined when the order is placed": "PaymentDeclined",
  "card type not accepted": "PaymentInstrumentTypeNotAccepted",
  "the gateway breaks down over it, and nothing is held": "PaymentNotProcessed",
  "can neither be finished nor undone": "PaymentFailureUnrecoverable",
  "the money is held but the answer never arrives": "placed",
  "the gateway cannot be reached": "PaymentPending",
  "Afterpay cannot be reached": "PaymentPending",
};

test.each(
  rowsOf("card").flatMap(([cards, what]) => [...cards.matchAll(/\d[\d ]{11,}\d/g)].map(([card]) => [card, what] as const)),
)("the card %s: %s", async (card, what) => {
  expect(await byCard(card)).toBe(outcomes[what]);
  if (what === "paid, and declined once it is saved") expect(await bySavedCard(card)).toBe("PaymentDeclined");
});

const buttonOf = (choice: string) => /^`(.+)`$/.exec(choice)?.[1] ?? choice;
const approvals: Readonly<Record<string, string>> = {
  Approve: "success",
  "Approve, then decline": "declined",
  "Approve, then get stuck": "unrecoverable",
  "Approve, then fall silent": "timeoutAfterCharge",
  "Approve, then go away": "timeoutBeforeCharge",
};

test.each(rowsOf("button in the sheet"))("the button %s: %s", async (button, what) => {
  const [method = "", choice = ""] = button.split(": ");
  if (method === "PayPal") return expect(await byWallet("paypal", buttonOf(choice))).toBe(outcomes[what]);
  if (method === "Afterpay") return expect(await byInstalments(approvals[choice] ?? "")).toBe(outcomes[what]);
  if (method.startsWith("Apple Pay")) {
    for (const wallet of ["applePay", "googlePay"]) {
      expect(await byWallet(wallet, "4444")).toBe("placed");
      expect(await byWallet(wallet, "1115")).toBe("PaymentDeclined");
    }
    return;
  }
  expect(["Cancel, or Escape", "… breaks down"]).toContain(button);
  expectWalk(button === "… breaks down" ? "ERRCAT-92" : "PAY-02");
});

/** Every story of a page and every walk, in which the browser is what makes it happen. */
const walks = ["stories/pages", "tests/e2e"]
  .flatMap((folder) => readdirSync(join(repositoryRoot, folder)).map((name) => join(repositoryRoot, folder, name)))
  .filter((path) => /\.(stories\.tsx|spec\.ts)$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

function expectWalk(...rows: string[]): void {
  for (const row of rows) expect(walks).toMatch(new RegExp(`"[^"\\n]*\\b${row}\\b`));
}
const walked =
  (...rows: string[]) =>
  async () =>
    expectWalk(...rows);

const expressWalks: Readonly<Record<string, () => void>> = {
  "Apple Pay, Google Pay: an address in the other country": () => expectWalk("ERRCAT-64"),
  "Afterpay: the same": () => expectWalk("ERRCAT-69"),
  "PayPal: an address in the other country": () => expectWalk("ERRCAT-70"),
  "Chatham Islands, Norfolk Island": () => expectWalk("ERRCAT-71"),
  Nobody: () => expectWalk("ERRCAT-68"),
  "no address": () => expect(readSource("storefront/server/sandbox/wallets/sheet.ts")).toContain("Choose where it goes."),
  "a cart that costs something else since": () =>
    expect(readSource("storefront/app/features/express/express-session.test.ts")).toContain(
      "The total of your order has changed, so check it and pay again.",
    ),
};
const readSource = (path: string) => readFileSync(join(repositoryRoot, path), "utf8");

test.each(rowsOf("choice in an express sheet"))("the express sheet's %s says %s", (choice) => {
  expect(expressWalks[choice]).toBeDefined();
  expressWalks[choice]?.();
});

async function membership(memberId: string, lastName: string): Promise<unknown> {
  const { json } = await send(server.origin, "nz", calls["loyalty.membership"], { body: { memberId, lastName } });
  return json;
}

const memberships: Readonly<Record<string, () => Promise<void>>> = {
  "1900142 Ngata (12,480 points), 1234567 O'Neil (250,000 points)": async () => {
    expect(await membership("1900142", "Ngata")).toMatchObject({ points: 12_480 });
    expect(await membership("1234567", "O'Neil")).toMatchObject({ points: 250_000 });
  },
  "1234567890 Parata": async () => expect(await membership("1234567890", "Parata")).toMatchObject({ points: 0 }),
  "any other": async () => expect(await membership("7654321", "Parata")).toMatchObject({ code: "MembershipNotFound" }),
  "1900900 Ngata": async () => expect(await membership("1900900", "Ngata")).toMatchObject({ code: "MembershipInactive" }),
  "number or surname left out": walked("ERRCAT-81"),
  "1900503 Ngata": async () => expect(await membership("1900503", "Ngata")).toMatchObject({ code: "LoyaltyUnavailable" }),
  "a linked one, unlinked with the browser offline": walked("ERRCAT-82"),
  'any with points: open "Use points", change the cart in a new tab': walked("ERRCAT-83"),
};

test.each(rowsOf("membership"))("the membership %s: %s", async (member) => {
  expect(memberships[member]).toBeDefined();
  await memberships[member]?.();
});

const infoOf = async (body: object) => {
  const { json } = await send(server.origin, "nz", calls["checkout.info"], { body });
  return calls["checkout.info"].response.parse(json);
};

async function dropped(items: object[], promoCodes: string[], email?: string) {
  const { promotions } = await infoOf({ cart: { items, promoCodes }, ...(email && { email }) });
  return promotions.disallowedPromotions.map(({ relatedCouponCodes, disallowReason }) => [relatedCouponCodes[0], disallowReason]);
}

const fateOfItems = async (...items: (typeof shoes)[]) =>
  fate({ ...(await orderBody(server.origin, [shoes])), cart: await cartOf(items) });
const cartOf = async (items: (typeof shoes)[]) => ({ ...(await orderBody(server.origin, [shoes])).cart, items });

const owner = (what: string, body: object) =>
  request(`${server.listening}/catalogue/${what}`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.ownerToken}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function balance(code: string, pin = "1234"): Promise<unknown> {
  const { json } = await send(server.origin, "nz", calls["vouchers.balance"], { params: { code }, query: [["pin", pin]] });
  return json;
}

const said: Readonly<Record<string, () => Promise<void>>> = {
  "cart, total, or an offer's items can't be loaded": walked("ERRCAT-31", "ERRCAT-41"),
  "unable to add to cart": walked("ERRCAT-32", "ERRCAT-43"),
  "members only": async () => expect(await fateOfItems(line("104702", "9"))).toBe("CartItemInvalid"),
  "at most so many, at least so many, lots of 5": async () => {
    for (const items of [[socks(7)], [line("161201", "M", 1)], [line("161201", "M", 7)]]) {
      expect(await fateOfItems(...items)).toBe("CartItemInvalid");
    }
  },
  "only so many left, sold out": async () => {
    const two = await orderBody(server.origin, [line("104201", "9", 2)]);
    for (const qty of [1, 0]) {
      await owner("stock", [{ variantId: "104201-9", country: "nz", qty }]);
      await expect.poll(() => fate(two), { timeout: 10_000 }).toBe("ItemSoldOut");
    }
  },
  "no longer available": async () => {
    const body = await orderBody(server.origin, [line("104201", "8")]);
    await owner("publication", { ids: ["104201"], published: null });
    await expect.poll(() => fate({ ...body, expectedTotal: 1 }), { timeout: 10_000 }).toBe("ProductNotFound");
    await owner("publication", { ids: ["104201"], published: { from: null, until: null } });
  },
  "offer removed: a maximum of 2 offers": async () =>
    expect(await dropped([shoes, socks(3)], ["FIRSTDIBS", "LACEUP20", "SOCKS3FOR2"])).toEqual([
      [expect.any(String), "AppliedPromotionsLimitReached"],
    ]),
  "offer removed: cannot be redeemed with other offers": async () =>
    expect(await dropped([line("180104", "9")], ["DOUBLEDIP", "FIRSTDIBS"])).toEqual([["FIRSTDIBS", "Exclusitivity"]]),
  "offer removed: cannot be redeemed with another applied offer": async () =>
    expect(await dropped([shoes], ["FIRSTDIBS", "BACKTOCLASS"])).toEqual([["BACKTOCLASS", "Stopped"]]),
  "offer removed: no applicable items": async () =>
    expect(await dropped([shoes], ["SOCKS3FOR2"])).toEqual([["SOCKS3FOR2", "NoApplicableCartItems"]]),
  "offer removed: already redeemed": async () => {
    const order = await orderBody(server.origin, [shoes]);
    const { cart, shipping, contact } = order;
    const promoCodes = ["FIRSTDIBS"];
    const { grandTotal } = await infoOf({ cart: { items: cart.items, promoCodes }, email: contact.email, shipping });
    const card = [{ amount: grandTotal, token: await cardToken(server.origin), type: "immediate" }];
    expect(
      await fate({ ...order, cart: { ...cart, promoCodes, payment: { methods: { card } } }, expectedTotal: grandTotal }),
    ).toBe("placed");
    expect(await dropped([shoes], promoCodes, contact.email)).toEqual([["FIRSTDIBS", "PromotionPerCustomerUsageExceeded"]]);
  },
  "offer removed: no longer available": async () =>
    expect(readSource("storefront/domain/promotions/promotions.test.ts")).toContain('"PromotionUsageExceeded"'),
  "out of your cart, because its offer no longer applies": async () => expect(walks).toContain("no offer brings it any more"),
  "somebody was faster": async () => {
    const both = await Promise.all([1, 2].map(() => orderBody(server.origin, [line("104203", "8")])));
    await owner("stock", [{ variantId: "104203-8", country: "nz", qty: 1 }]);
    expect((await Promise.all(both.map((order) => fate(order)))).toSorted()).toEqual(["ItemSoldOut", "placed"]);
  },
  "cart changed or ordered elsewhere": async () => {
    const session = await signedIn(server.origin);
    const id = randomUUID().replaceAll("-", "");
    const both = await Promise.all([1, 2].map(() => orderBody(server.origin, [shoes])));
    const fates: string[] = [];
    for (const order of both) fates.push(await fate({ ...order, cart: { ...order.cart, id } }, session));
    expect(fates).toEqual(["placed", "CartOrdered"]);
  },
  "payment declined, card type not accepted, order unsuccessful": async () => {
    expect(await byCard("4000 1111 1111 1115")).toBe("PaymentDeclined");
    expect(await byCard("6011 1111 1111 1117")).toBe("PaymentInstrumentTypeNotAccepted");
    expect(await byCard("4000 0000 0000 0119")).toBe("PaymentFailureUnrecoverable");
  },
  "unable to process your payment": async () => {
    expect(await byCard("4000 0000 0000 0085")).toBe("PaymentNotProcessed");
    expect(await byWallet("paypal", "broken@example.com")).toBe("PaymentNotProcessed");
  },
  "unable to place order": async () => {
    expect(await fate({ ...(await orderBody(server.origin, [shoes])), shippingAddress: undefined })).toBe("UnprocessableRequest");
    expectWalk("ERRCAT-59");
  },
  "gift card balance changed": async () => {
    const voucher = [{ code: "GIFT0000000020", pin: "1234", amount: 2_000 }];
    const orders: object[] = [];
    for (let browser = 0; browser < 2; browser++) {
      const order = await orderBody(server.origin, [shoes]);
      const card = [{ ...order.cart.payment.methods.card[0], amount: order.expectedTotal - 2_000 }];
      orders.push(paidBy(order, { card, voucher }));
    }
    expect(await fate(orders[0] ?? {})).toBe("placed");
    expect(await fate(orders[1] ?? {})).toBe("VoucherInsufficientFunds");
  },
  "gift card: incorrect code or PIN, locked": async () => {
    expect(await balance("GIFT0000000050", "4321")).toMatchObject({ code: "VoucherInvalid" });
    // A server that limits no rates counts no guesses.
    expectWalk("ERRCAT-72", "ERRCAT-74");
  },
  "gift card: redeemed, expired, suspended": async () => {
    expect(await balance("GIFT0000000000")).toMatchObject({ isFullyRedeemed: true });
    expect(await balance("GIFTEXPIRED000")).toMatchObject({ isExpired: true });
    expect(await balance("GIFTSUSPENDED0")).toMatchObject({ code: "VoucherSuspended" });
    expect(await balance("GIFTLOCKED0000")).toMatchObject({ code: "VoucherLocked" });
  },
  "gift card: already applied, unable to verify": walked("ERRCAT-77", "ERRCAT-78"),
  "checkout, delivery methods, stores, addresses, saved cards not loaded": walked("ERRCAT-62", "ERRCAT-65"),
  "unable to deliver to that address": async () => {
    for (const [country, postcode] of [
      ["nz", "8942"],
      ["au", "2899"],
    ] as const) {
      const shippingAddress = { country: country.toUpperCase(), postcode };
      const body = { cart: { items: [shoes] }, shippingAddress, useProvisionalShippingAddress: true };
      const { json } = await send(server.origin, country, calls["checkout.info"], { body });
      const methods = calls["checkout.info"].response.parse(json).availableShippingMethods;
      expect(methods.filter(({ type, available }) => type === "delivery" && available)).toEqual([]);
    }
    expectWalk("ERRCAT-63");
  },
  "identical address": async () => {
    const headers = await signedIn(server.origin);
    const body = { ...ponsonbyRoad, city: "Auckland", isDefaultBilling: false, isDefaultShipping: false };
    const save = async () => (await send(server.origin, "nz", calls["addresses.create"], { headers, body })).json;
    expect(await save()).toMatchObject({ addresses: [{ street1: ponsonbyRoad.street1 }] });
    expect(await save()).toMatchObject({ code: "IdenticalAddress" });
  },
  "the store no longer has everything": async () => {
    const orders: object[] = [];
    for (let browser = 0; browser < 2; browser++) {
      const order = await orderBody(server.origin, [line("104201", "8")]);
      const shipping = { type: "STORE_PICKUP", options: { methodCode: "pickup", store: { erpStoreId: "0011" } } };
      orders.push({ ...order, shipping });
    }
    expect(await fate(orders[0] ?? {})).toBe("placed");
    expect(await fate(orders[1] ?? {})).toBe("PickupStoreLacksStock");
  },
  "wishlist: something went wrong": async () =>
    expect(readSource("storefront/app/features/wishlist/wishlist-actions.test.ts")).toContain("ERRCAT-84"),
  "newsletter: subscribed, unsubscribed before, unable to": walked("ERRCAT-87", "ERRCAT-88", "ERRCAT-89"),
  "location denied, or unavailable": walked("ERRCAT-90", "ERRCAT-91"),
  "a wallet is unavailable or can't be loaded": walked("ERRCAT-92"),
  "something went wrong": async () =>
    expect(readSource("storefront/app/features/wishlist/wishlist-actions.test.ts")).toContain("ERRCAT-93"),
};

test.each([
  ["choice in an express sheet", expressWalks],
  ["membership", memberships],
  ["what is said", said],
] as const)("the README has a row for every %s that is known here, in this order", (heading, known) => {
  expect(rowsOf(heading).map(([first]) => first)).toEqual(Object.keys(known));
});

test.each(rowsOf("what is said"))("what is said, %s, by %s", async (words) => {
  expect(said[words]).toBeDefined();
  await said[words]?.();
});
