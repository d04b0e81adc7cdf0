import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mapStorage, order, storeWithCart } from "./checkout.fixture.ts";
import { placeOrder } from "./place-order.ts";

interface Sent {
  key: string;
  token: string | undefined;
}

let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
let storage: Storage;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const placed = () => json(200, { orderNumber: "TT1000001", placedAt: "2026-11-20T00:00:00Z", totals: {} });
const declined = () => json(402, { code: "PaymentDeclined", message: "Declined." });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  sent = [];
  answers = [];
  storage = mapStorage();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const body = JSON.parse(String(init.body)) as ReturnType<typeof order>;
    sent.push({ key: headers["idempotency-key"] ?? "", token: body.cart.payment.methods.card?.[0]?.token });
    const answer = answers.shift();
    if (!answer) throw new Error("One order too many was sent.");
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function pay(store: ReturnType<typeof storeWithCart>, token = "token-1") {
  const prepare = vi.fn(async () => order(token));
  const placement = placeOrder(store, prepare);
  await vi.runAllTimersAsync();
  return { placement: await placement, prepare };
}

const keys = () => new Set(sent.map(({ key }) => key));

describe("placing an order", () => {
  test("PAY-35 PAY-37 an order that is placed is remembered and empties the cart, with a cart id of its own", async () => {
    answers = [placed];
    const store = storeWithCart(storage);
    expect((await pay(store)).placement).toEqual({ result: "PLACED" });
    expect(store.getState().checkout.current.placedOrder?.orderNumber).toBe("TT1000001");
    expect(store.getState().checkout.current.vouchers).toEqual([]);
    expect(store.getState().accountState.current?.cart.items).toEqual({});
    expect(store.getState().accountState.current?.cart.id).not.toBe("cart-1");
    expect(storage.getItem("placement:nz")).toBeNull();
  });

  test("an answer that is lost is asked for again under the same key", async () => {
    answers = [lost, lost, placed];
    expect((await pay(storeWithCart(storage))).placement).toEqual({ result: "PLACED" });
    expect(sent).toHaveLength(3);
    expect(keys().size).toBe(1);
  });

  test("a key in flight and a pending payment are waited for as long as the shop says", async () => {
    answers = [
      () => json(409, { code: "IdempotencyKeyInFlight", message: "Wait." }, { "retry-after": "2" }),
      () => json(503, { code: "PaymentPending", message: "Wait." }, { "retry-after": "5" }),
      placed,
    ];
    const placement = placeOrder(storeWithCart(storage), async () => order());
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await placement).toEqual({ result: "PLACED" });
    expect(keys().size).toBe(1);
  });

  test("after a refusal the next attempt is a new order with a new key", async () => {
    answers = [declined, placed];
    const store = storeWithCart(storage);
    expect((await pay(store)).placement).toEqual({ result: "REFUSED", code: "PaymentDeclined", message: "Declined." });
    expect(store.getState().accountState.current?.cart.items).not.toEqual({});
    expect((await pay(store, "token-2")).placement.result).toBe("PLACED");
    expect(keys().size).toBe(2);
  });

  test("an order whose answer never came is found placed by the next attempt, not placed twice", async () => {
    answers = [lost, lost, lost, placed];
    const store = storeWithCart(storage);
    expect((await pay(store)).placement.result).toBe("UNANSWERED");
    const second = await pay(store, "token-2");
    expect(second.placement.result).toBe("PLACED");
    expect(second.prepare).not.toHaveBeenCalled();
    expect(keys().size).toBe(1);
    expect(sent.every(({ token }) => token === "token-1")).toBe(true);
  });

  test("so it is after a reload in the middle of paying, and in another tab", async () => {
    answers = [lost, lost, lost, placed];
    await pay(storeWithCart(storage));
    const reloaded = storeWithCart(storage);
    expect((await pay(reloaded, "token-2")).placement.result).toBe("PLACED");
    expect(keys().size).toBe(1);
  });

  test("when the lost attempt turns out refused, what is in the card fields now is tried, under a new key", async () => {
    answers = [lost, lost, lost, declined, placed];
    const store = storeWithCart(storage);
    await pay(store);
    expect((await pay(store, "token-2")).placement.result).toBe("PLACED");
    expect(keys().size).toBe(2);
    expect(sent.at(-1)?.token).toBe("token-2");
  });

  test.each([
    [500, "InternalError"],
    [502, "BadGateway"],
    [503, "ServiceUnavailable"],
    [429, "TooManyRequests"],
  ])("a server in trouble (%i) has not said no: the key is kept", async (status, code) => {
    const trouble = () => json(status, { code, message: "Trouble." });
    answers = [trouble, trouble, trouble];
    expect((await pay(storeWithCart(storage))).placement).toEqual({ result: "UNANSWERED", message: "Trouble." });
    expect(storage.getItem("placement:nz")).not.toBeNull();
  });

  test("an order that is still under way after all tries says that it may be asked about again", async () => {
    const inFlight = () => json(409, { code: "IdempotencyKeyInFlight", message: "Said to a program." });
    answers = [inFlight, inFlight, inFlight];
    const { placement } = await pay(storeWithCart(storage));
    expect(placement).toMatchObject({ result: "UNANSWERED", message: expect.stringContaining("can't be charged twice") });
  });

  test("a success that cannot be read is an answer that was lost", async () => {
    answers = [() => new Response("<html>", { status: 200 }), placed];
    expect((await pay(storeWithCart(storage))).placement.result).toBe("PLACED");
    expect(keys().size).toBe(1);
  });

  test("PAY-31 PAY-32 PAY-33 an unrecoverable payment keeps the order's number as text and the cart as it is", async () => {
    answers = [() => json(502, { code: "PaymentFailureUnrecoverable", message: "Broken.", orderNumber: 1000002 })];
    const store = storeWithCart(storage);
    expect((await pay(store)).placement).toEqual({ result: "UNRECOVERABLE" });
    expect(store.getState().checkout.current.failedOrderNumber).toBe("1000002");
    expect(store.getState().accountState.current?.cart.items).not.toEqual({});
    expect(storage.getItem("placement:nz")).toBeNull();
  });

  test("nothing is sent when what to pay with is not ready", async () => {
    const placement = placeOrder(storeWithCart(storage), async () => null);
    expect(await placement).toEqual({ result: "NOT_SENT" });
    expect(sent).toEqual([]);
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
    answers = [placed];
    const [first, second] = [storeWithCart(storage), storeWithCart(storage)];
    const both = [placeOrder(first, async () => order()), placeOrder(second, async () => order("token-2"))];
    await vi.runAllTimersAsync();
    expect((await Promise.all(both)).map(({ result }) => result)).toEqual(["PLACED", "CART_CHANGED"]);
    expect(sent).toHaveLength(1);
  });
});
