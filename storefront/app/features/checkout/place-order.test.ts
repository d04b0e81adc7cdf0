import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { InputOf, ResponseOf } from "#contract/calls.ts";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import type { Product } from "#domain/product/product.ts";
import { createStore } from "../../shell/create-store.ts";
import { stateReplaced } from "../account-state/account-state-slice.ts";
import { alertQueue } from "../alerts/alert-queue.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { sessionClosed, sessionOpened } from "../session/session-slice.ts";
import { vouchersApi } from "../vouchers/vouchers-api.ts";
import { address, contact, filledState, mapStorage, order } from "./checkout.fixture.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { checkoutChanged } from "./checkout-slice.ts";
import { askAboutEarlierOrder, type Placement, placeOrder } from "./place-order.ts";

type Answer<Name extends "checkout.orders" | "checkout.withdraw" | "checkout.placement"> = () => ResponseOf<Name>;

/** What the shop has heard: the call, its key, the token that an order was paid with, and the id of the cart that was ordered. */
let heard: { name: string; key: string; token?: string | undefined; cart?: string | undefined }[];
let orders: Answer<"checkout.orders">[];
let fates: Answer<"checkout.placement">[];
let stock: Product[];
let storage: Storage;
/** How often the shop was asked what is on a gift card. */
let balances: number;
/** Answers with the cart that the server keeps for the account. */
let askAccount: () => ResponseOf<"accountState.get">;

const fail = (status: number, code: string, message: string, more: Partial<CallFailure> = {}) => {
  throw { status, code, message, ...more } satisfies CallFailure;
};
const answer = { orderNumber: "TT1000001", placedAt: "2026-11-20T00:00:00Z", totals: {} } as ResponseOf<"checkout.orders">;
const placed = () => answer;
const declined = () => fail(402, "PaymentDeclined", "Declined.") as never;
const lost = () => fail(0, "Unreachable", "We can't reach the shop.") as never;
const wasPlaced = () => ({ state: "placed", ...answer }) as const;
const wasNot = () => ({ state: "notPlaced", error: { code: "OrderWithdrawn", message: "Withdrawn." } }) as const;
const isPending = () => ({ state: "pending" }) as const;

const call = (async (name: string, input: InputOf<"checkout.orders">) => {
  if (name === "products.byIds") return { products: stock };
  if (name === "vouchers.balance") {
    balances += 1;
    return { expires: 2_000_000_000, isExpired: false, isFullyRedeemed: false, amountRemaining: 5_000 };
  }
  if (name === "accountState.get") return askAccount();
  const key = input.headers?.["idempotency-key"] ?? "";
  const { id: cart, payment } = input.body?.cart ?? {};
  heard.push({ name, key, token: payment?.methods.card?.[0]?.token, cart });
  const next = name === "checkout.orders" ? orders.shift() : fates.shift();
  if (!next) throw new Error(`${name} was called once too often.`);
  return next();
}) as unknown as CallFunction;

beforeEach(() => {
  heard = [];
  orders = [];
  fates = [];
  stock = [];
  balances = 0;
  askAccount = () => ({ version: 1, state: { ...filledState() } });
  storage = mapStorage();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", mapStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", { pathname: "/nz/checkout/payment" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shopper(state = filledState()) {
  storage.setItem("account-state:nz", JSON.stringify(state));
  const store = createStore({ call });
  store.dispatch(stateReplaced(state));
  return store;
}

async function finish<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}
const pay = (store: ReturnType<typeof shopper>, body: PlaceOrderRequest = order()): Promise<Placement> =>
  finish(store.dispatch(placeOrder(body)).unwrap());

const keysOf = (name: string) => new Set(heard.filter((each) => each.name === name).map(({ key }) => key));
const cartOf = (store: ReturnType<typeof shopper>) => store.getState().accountState.current?.cart;

/** A cart of two pairs, and the order for it. */
function twoPairs() {
  const state = filledState();
  const line = state.cart.items["line-1"]!;
  const one = order("token-2");
  return {
    state: { ...state, cart: { ...state.cart, items: { "line-1": { ...line, qty: 2 } } } },
    body: { ...one, cart: { ...one.cart, items: [{ ...one.cart.items[0]!, qty: 2 }] }, expectedTotal: 36000 },
  };
}

describe("placing an order", () => {
  test("PAY-35 PAY-37 an order that is placed is remembered and empties the cart, with a cart id of its own", async () => {
    orders = [placed];
    const store = shopper();
    store.dispatch(checkoutChanged({ vouchers: [{ code: "A", pin: "1" }] }));
    expect(await pay(store)).toEqual({ result: "PLACED" });
    expect(store.getState().checkout.current.placedOrder).toMatchObject({ orderNumber: "TT1000001", isEarlierTry: false });
    expect(store.getState().checkout.current.vouchers).toEqual([]);
    expect(cartOf(store)?.items).toEqual({});
    expect(cartOf(store)?.id).not.toBe("cart-1");
  });

  test("PAY-37 of a signed-in shopper's account the order takes only what was seen in the cart that was ordered", async () => {
    orders = [placed];
    const state = filledState();
    storage.setItem(
      "account-sync:nz",
      JSON.stringify({ username: "mere", version: 1, confirmed: state, pending: [], awaitsMerge: false }),
    );
    await pay(shopper(state));
    const { pending } = JSON.parse(storage.getItem("account-sync:nz") ?? "{}");
    expect(pending).toMatchObject([{ type: "cart/clear", seen: { "line-1": 1 } }]);
  });

  test("PAY-36 an order that is placed clears the points quote, and one refused for it too; any other refusal leaves it", async () => {
    const loyaltyQuote = { quoteNumber: "quote-1", currencyAmount: 5_000, memberNumber: "1900142", points: 10_000, expires: 1 };
    const spoilt = () => fail(422, "LoyaltyQuoteInvalid", "Too late.") as never;
    for (const [end, left] of [
      [placed, null],
      [spoilt, null],
      [declined, loyaltyQuote],
    ] as const) {
      orders = [end];
      const store = shopper();
      store.dispatch(checkoutChanged({ loyaltyQuote }));
      await pay(store);
      expect(store.getState().checkout.current.loyaltyQuote).toEqual(left);
    }
  });

  test("SHIP-10 SHIP-11 an order that is placed clears the method options and the pickup store", async () => {
    orders = [placed];
    const store = shopper();
    store.dispatch(restoreCheckout());
    const { country, postcode, suburb, street1 } = address;
    const pickupAt = { country, postcode, region: "", street1, street2: "", locality: suburb };
    store.dispatch(
      checkoutChanged({
        shippingType: "STORE_PICKUP",
        delivery: { address, options: { methodCode: "express", authorityToLeave: true } },
        pickup: {
          options: { methodCode: "pickup" },
          store: { erpStoreId: "101", name: "Cuba Street", phone: "+6449000000", address: pickupAt },
        },
      }),
    );
    await pay(store);
    const { shippingType, delivery, pickup } = store.getState().checkout.current;
    expect({ shippingType, delivery, pickup }).toEqual({
      shippingType: null,
      delivery: { address: null, options: { methodCode: null } },
      pickup: { options: { methodCode: null }, store: null },
    });
    expect(storage.getItem("checkout:nz")).not.toContain("Cuba Street");
  });

  test("of who bought it and where it goes only the e-mail is left, in this tab, to open the order by", async () => {
    orders = [placed];
    const store = shopper();
    store.dispatch(restoreCheckout());
    store.dispatch(
      checkoutChanged({ contact, billingAddress: address, delivery: { address, options: { methodCode: "express" } } }),
    );
    sessionStorage.setItem("checkout-draft:nz:contact", JSON.stringify(contact));
    sessionStorage.setItem("checkout-draft:nz:shipping", JSON.stringify(address));
    expect(JSON.stringify([...Array(storage.length)].map((_, index) => storage.getItem(storage.key(index) ?? "")))).toContain(
      contact.phone,
    );
    await pay(store);
    const left = [storage, sessionStorage].flatMap((each) =>
      [...Array(each.length)].map((_, index) => each.getItem(each.key(index) ?? "")),
    );
    for (const personal of [contact.firstName, contact.lastName, contact.phone, address.street1])
      expect(left.join()).not.toContain(personal);
    expect(left.filter((text) => text?.includes(contact.email))).toEqual([sessionStorage.getItem("placed-order:nz")]);
    expect(left.join()).toContain("TT1000001");
  });

  test("an answer that is lost is asked for again under the same key", async () => {
    orders = [lost, lost, placed];
    expect(await pay(shopper())).toEqual({ result: "PLACED" });
    expect(heard).toHaveLength(3);
    expect(keysOf("checkout.orders").size).toBe(1);
  });

  test("a key in flight and a pending payment are waited for as long as the shop says", async () => {
    orders = [
      () => fail(409, "IdempotencyKeyInFlight", "Wait.", { retryAfter: 2 }) as never,
      () => fail(503, "PaymentPending", "Wait.", { retryAfter: 5 }) as never,
      placed,
    ];
    const placement = shopper().dispatch(placeOrder(order())).unwrap();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(heard).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await placement).toEqual({ result: "PLACED" });
    expect(keysOf("checkout.orders").size).toBe(1);
  });

  test("who is to come back in a quarter of an hour, or has waited a minute, hears so and waits no longer", async () => {
    const turnedAway = () => fail(429, "TooManyGuesses", "Try again in 15 minutes.", { retryAfter: 900 }) as never;
    const silent = () => {
      vi.advanceTimersByTime(75_000);
      return lost();
    };
    orders = [turnedAway];
    expect(await pay(shopper())).toEqual({ result: "UNANSWERED", message: "Try again in 15 minutes." });
    storage.clear();
    orders = [silent];
    expect(await pay(shopper())).toMatchObject({ result: "UNANSWERED" });
  });

  test("after a refusal the next attempt is a new order with a new key", async () => {
    orders = [declined, placed];
    const store = shopper();
    expect(await pay(store)).toEqual({ result: "REFUSED", code: "PaymentDeclined", message: "Declined." });
    expect(cartOf(store)?.items).not.toEqual({});
    expect((await pay(store, order("token-2"))).result).toBe("PLACED");
    expect(keysOf("checkout.orders").size).toBe(2);
  });

  test.each([
    [502, "BadGateway"],
    [503, "ServiceUnavailable"],
    [429, "TooManyRequests"],
  ])("a server in trouble (%i) has not said no: the key is kept", async (status, code) => {
    const trouble = () => fail(status, code, "Trouble.") as never;
    orders = [trouble, trouble, trouble];
    expect(await pay(shopper())).toEqual({ result: "UNANSWERED", message: "Trouble." });
    expect(storage.getItem("placement:nz")).not.toBeNull();
  });

  test.each([200, 500, 502, 504])(
    "an answer (%i) that says nothing of the order leaves it open, and promises no second charge",
    async (status) => {
      const trouble = () => fail(status, "InternalError", "Something went wrong. Try again.") as never;
      orders = [trouble, trouble, trouble];
      expect(await pay(shopper())).toEqual({ result: "UNANSWERED", message: expect.stringContaining("can't be charged twice") });
      expect(storage.getItem("placement:nz")).not.toBeNull();
    },
  );

  test("an order that is still under way after all tries says that it may be asked about again", async () => {
    const inFlight = () => fail(409, "IdempotencyKeyInFlight", "Said to a program.") as never;
    orders = [inFlight, inFlight, inFlight];
    expect(await pay(shopper())).toMatchObject({
      result: "UNANSWERED",
      message: expect.stringContaining("can't be charged twice"),
    });
  });

  test("PAY-31 PAY-32 PAY-33 an unrecoverable payment keeps the order's number as text and the cart as it is", async () => {
    orders = [() => fail(502, "PaymentFailureUnrecoverable", "Broken.", { orderNumber: 1000002 as unknown as string }) as never];
    const store = shopper();
    expect(await pay(store)).toEqual({ result: "UNRECOVERABLE" });
    expect(store.getState().checkout.current.failedOrderNumber).toBe("1000002");
    expect(cartOf(store)?.items).not.toEqual({});
    expect(storage.getItem("placement:nz")).toBeNull();
  });

  test.each([
    ["PAY-26", "VoucherExpired", "VOUCHER_EXPIRED"],
    ["PAY-27", "VoucherInsufficientFunds", "INSUFFICIENT_VOUCHER_BALANCE"],
    ["PAY-28", "VoucherInvalid", "VOUCHER_NOT_FOUND"],
    ["PAY-29", "VoucherLocked", "VOUCHER_LOCKED"],
    ["PAY-30", "VoucherSuspended", "VOUCHER_SUSPENDED"],
  ])(
    "VOUCH-09 %s after %s the shopper is told, the outcome is %s, the gift cards stay and are asked about anew",
    async (_, code, outcome) => {
      orders = [() => fail(422, code, "Told.") as never];
      const store = shopper();
      const vouchers = [{ code: "GIFT0000000050", pin: "1234" }];
      store.dispatch(checkoutChanged({ vouchers }));
      store.dispatch(vouchersApi.endpoints.checkVouchers.initiate(vouchers));
      await vi.runAllTimersAsync();
      expect(balances).toBe(1);
      expect(await pay(store)).toEqual({ result: "REFUSED", code: outcome, message: "Told." });
      await vi.runAllTimersAsync();
      expect(balances).toBe(2);
      expect(store.getState().checkout.current.vouchers).toEqual(vouchers);
    },
  );

  test("PAY-25 a card that is not accepted is known by its outcome; what has none keeps the wire's code", async () => {
    for (const [code, outcome] of [
      ["PaymentInstrumentTypeNotAccepted", "PAYMENT_INSTRUMENT_TYPE_NOT_ACCEPTED"],
      ["PaymentDeclined", "PaymentDeclined"],
    ] as const) {
      orders = [() => fail(402, code, "Told.") as never];
      expect(await pay(shopper())).toEqual({ result: "REFUSED", code: outcome, message: "Told." });
    }
  });

  test("a cart that another tab has changed is not paid for", async () => {
    const store = shopper();
    storage.setItem("account-state:nz", JSON.stringify(twoPairs().state));
    expect(await pay(store)).toEqual({ result: "CART_CHANGED" });
    expect(heard).toEqual([]);
  });

  /** A shopper who is signed in, and whose cart is the account's. */
  async function member(cart: ReturnType<typeof filledState>) {
    storage.setItem(
      "account-sync:nz",
      JSON.stringify({ username: "mere", version: 1, confirmed: cart, pending: [], awaitsMerge: false }),
    );
    const store = shopper(cart);
    store.dispatch(sessionOpened({ username: "mere" }));
    await import("../account-state/synchronise.ts");
    await vi.waitFor(() => expect(store.getState().accountState.sync).not.toBeNull());
    return store;
  }

  test("a cart that another browser of the account has bought is not paid for again", async () => {
    const bought = filledState();
    const store = await member(bought);
    askAccount = () => ({ version: 2, state: { ...bought, cart: { ...bought.cart, id: "cart-2", items: {} } } });
    expect(await pay(store)).toEqual({ result: "CART_EMPTIED" });
    expect(heard).toEqual([]);
  });

  test("a cart that another browser of the account orders in the same moment is ordered there, and what it has left is shown", async () => {
    const cart = filledState();
    const store = await member(cart);
    orders = [
      () => {
        askAccount = () => ({ version: 2, state: { ...cart, cart: { ...cart.cart, id: "cart-2", items: {} } } });
        return fail(409, "CartOrdered", "This cart is being ordered on another device.") as never;
      },
    ];
    expect(await pay(store)).toEqual({ result: "CART_EMPTIED" });
    expect(heard).toMatchObject([{ name: "checkout.orders", cart: "cart-1" }]);
    expect(cartOf(store)?.items).toEqual({});
    expect(storage.getItem("placement:nz")).toBeNull();
  });

  test("a cart that another browser of the account is still paying for stays, with the shop's word for it", async () => {
    const cart = filledState();
    const store = await member(cart);
    askAccount = () => ({ version: 1, state: { ...cart } });
    const message = "This cart is being ordered on another device.";
    orders = [() => fail(409, "CartOrdered", message) as never];
    expect(await pay(store)).toEqual({ result: "REFUSED", code: "CartOrdered", message });
    expect(cartOf(store)?.items).toEqual(cart.cart.items);
  });

  test("whose session turns out to be over is told so, and does not pay as a guest unasked", async () => {
    const store = await member(filledState());
    askAccount = () => {
      store.dispatch(sessionClosed({ ended: true, lapsed: true }));
      return fail(401, "NotSignedIn", "You're signed out.");
    };
    expect(await pay(store)).toMatchObject({ result: "REFUSED", code: "NotSignedIn" });
    expect(heard).toEqual([]);
  });

  test("two tabs that pay for the same cart at once make one order", async () => {
    const last = new Map<string, Promise<unknown>>();
    const request = (name: string, work: () => Promise<unknown>) => {
      const turn = Promise.resolve(last.get(name)).then(work);
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    };
    vi.stubGlobal("navigator", { locks: { request } });
    orders = [placed];
    const both = [shopper(), shopper()].map((store, index) => store.dispatch(placeOrder(order(`token-${index}`))).unwrap());
    await vi.runAllTimersAsync();
    expect((await Promise.all(both)).map(({ result }) => result)).toEqual(["PLACED", "CART_EMPTIED"]);
    expect(heard).toHaveLength(1);
  });

  test("a browser that denies its locks orders all the same", async () => {
    const request = () => Promise.reject(new DOMException("The request was denied.", "SecurityError"));
    vi.stubGlobal("navigator", { locks: { request } });
    orders = [placed];
    expect(await pay(shopper())).toMatchObject({ result: "PLACED" });
  });

  describe("where tabs cannot take turns, and another one orders a guest's cart in the same moment", () => {
    const ordered = () => fail(409, "CartOrdered", "Told to accounts.") as never;

    test("what that one has left of it is shown", async () => {
      const store = shopper();
      const { cart, ...rest } = filledState("cart-2");
      const left = JSON.stringify({ ...rest, cart: { ...cart, items: {} } });
      orders = [
        () => {
          setTimeout(() => storage.setItem("account-state:nz", left), 2_500);
          return ordered();
        },
      ];
      expect(await pay(store)).toEqual({ result: "CART_EMPTIED" });
      expect(heard).toMatchObject([{ name: "checkout.orders", cart: "cart-1" }]);
    });

    test("as long as nothing is taken out of it, the cart is looked at again, and then is another", async () => {
      const store = shopper();
      const items = cartOf(store)?.items;
      orders = [ordered, placed];
      expect(await pay(store)).toEqual({ result: "CART_CHANGED" });
      expect(cartOf(store)?.items).toEqual(items);
      expect(cartOf(store)?.id).not.toBe("cart-1");
      expect((await pay(store)).result).toBe("PLACED");
    });
  });
});

describe("after an order whose answer never came", () => {
  const told = vi.spyOn(alertQueue, "add").mockReturnValue("");
  beforeEach(() => void told.mockClear());
  const lose = async (store = shopper()) => {
    orders = [lost, lost, lost];
    expect((await pay(store)).result).toBe("UNANSWERED");
    heard = [];
    return store;
  };

  test("who pays after its shopper has signed out is not shown whose order that was", async () => {
    const store = shopper();
    store.dispatch(sessionOpened({ username: "mere" }));
    await lose(store);
    expect(storage.getItem("placement:nz")).toContain(contact.email);
    store.dispatch(sessionClosed({ ended: true }));
    expect(storage.getItem("placement:nz")).toBeNull();
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    fates = [wasPlaced];
    expect(await finish(shopper().dispatch(askAboutEarlierOrder(undefined)).unwrap())).toBeNull();
    expect(heard).toEqual([]);
  });

  test("what the button says now is what is placed, once the earlier try can no longer be", async () => {
    await lose();
    const { state, body } = twoPairs();
    const changed = shopper(state);
    fates = [wasNot];
    orders = [placed];
    expect(await pay(changed, body)).toEqual({ result: "PLACED" });
    expect(heard.map(({ name, token }) => [name, token])).toEqual([
      ["checkout.withdraw", undefined],
      ["checkout.orders", "token-2"],
    ]);
    expect(new Set(heard.map(({ key }) => key)).size).toBe(2);
    expect(changed.getState().checkout.current.placedOrder?.isEarlierTry).toBe(false);
  });

  test("an earlier try that was placed after all is told as such, and nothing else is placed", async () => {
    await lose();
    fates = [wasPlaced];
    const reloaded = shopper();
    expect(await pay(reloaded, order("token-2"))).toEqual({ result: "PLACED" });
    expect(heard.map(({ name }) => name)).toEqual(["checkout.withdraw"]);
    expect(reloaded.getState().checkout.current.placedOrder).toMatchObject({ isEarlierTry: true, email: contact.email });
    expect(cartOf(reloaded)?.items).toEqual({});
    expect(storage.getItem("placement:nz")).toBeNull();
  });

  test("what was added to the cart since stays in it when the earlier try was placed", async () => {
    await lose();
    const { state, body } = twoPairs();
    const other = { id: "line-2", productId: "150101", variantId: "150101-6", qty: 3, createdAt: 2 };
    const changed = shopper({ ...state, cart: { ...state.cart, items: { ...state.cart.items, "line-2": other } } });
    const product = sampleProduct({ id: "104201", stockUpdatedAt: Date.now() / 1000 });
    stock = [product];
    fates = [wasPlaced];
    await pay(changed, body);
    expect(cartOf(changed)?.items).toMatchObject({ "line-1": { qty: 1 }, "line-2": { qty: 3 } });
    expect(cartOf(changed)?.id).not.toBe("cart-1");
  });

  test.each([
    ["it is still under way", isPending],
    ["the shop cannot be reached", lost],
    ["what stands before the shop answers for it", () => fail(504, "InternalError", "Something went wrong. Try again.") as never],
  ])("while %s, nothing else is placed, and a second charge is said to be impossible", async (_, fate) => {
    await lose();
    fates = [fate, fate, fate];
    const message = expect.stringContaining("can't be charged twice");
    expect(await pay(shopper(), order("token-2"))).toEqual({ result: "UNANSWERED", message });
    expect(keysOf("checkout.orders").size).toBe(0);
    expect(storage.getItem("placement:nz")).not.toBeNull();
  });

  test("it can be asked about without paying, which changes nothing while nobody can say", async () => {
    const store = await lose();
    const ask = () => finish(store.dispatch(askAboutEarlierOrder(undefined)).unwrap());
    fates = [() => ({ state: "unknown" })];
    expect(await ask()).toBeNull();
    fates = [isPending];
    expect(await ask()).toBeNull();
    expect(storage.getItem("placement:nz")).not.toBeNull();
    fates = [wasPlaced];
    expect(await ask()).toEqual({ result: "PLACED" });
    expect(store.getState().checkout.current.placedOrder?.isEarlierTry).toBe(true);
    expect(heard.every(({ name }) => name === "checkout.placement")).toBe(true);
    expect(await ask()).toBeNull();
  });

  describe("on the next page that is opened", () => {
    const open = async () => {
      told.mockClear();
      const store = shopper();
      await finish(vi.dynamicImportSettled());
      return store;
    };
    beforeEach(() => vi.stubGlobal("location", { pathname: "/nz/cart" }));

    test("the shopper hears that it went through, once, and it is out of the cart", async () => {
      await lose();
      fates = [wasPlaced];
      const store = await open();
      await vi.waitFor(() => expect(cartOf(store)?.items).toEqual({}));
      const link = expect.objectContaining({ href: "/nz/checkout/success" });
      const content = ["Your last order went through after all. ", link];
      await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ content })));
      await open();
      expect(told).not.toHaveBeenCalled();
    });

    test("the shopper hears that it came to nothing, and the cart is as it was", async () => {
      await lose();
      fates = [wasNot];
      const store = await open();
      const content = ["Your last try didn't go through, and nothing was charged."];
      await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: "ERROR", content })));
      expect(Object.keys(cartOf(store)?.items ?? {})).toEqual(["line-1"]);
    });

    test("the shopper hears that it could not be processed", async () => {
      await lose();
      const error = { code: "PaymentFailureUnrecoverable", message: "Failed.", orderNumber: "TT1000001" };
      fates = [() => ({ state: "notPlaced", error })];
      await open();
      const content = ["Your last order could not be processed. ", expect.objectContaining({ href: "/nz/checkout/error" })];
      await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: "ERROR", content })));
    });
  });
});
