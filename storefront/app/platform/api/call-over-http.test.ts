import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { frameApi } from "../../features/shop/frame-api.ts";
import { createStore } from "../../shell/create-store.ts";
import { type AskToken, callOverHttp } from "./call-over-http.ts";

const answered = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init);
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => answered({ products: ["asked"] }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

const products = (...ids: string[]) =>
  callOverHttp("/nz")("products.byIds", { params: undefined, query: undefined, body: { ids } });

describe("a call", () => {
  test("HTTP-01 goes to its address in the country, with what it is given", async () => {
    await products("104");
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/nz/api/products/by-ids", {
      method: "POST",
      signal: expect.any(AbortSignal),
      credentials: "same-origin",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: '{"ids":["104"]}',
    });
  });

  test("SRAPI-01 SRAPI-13 searches go as a list of requests, each with an index and what is asked of it", async () => {
    const requests = [{ indexName: "tt_nz_products", query: "court", hitsPerPage: 4 }, { indexName: "tt_nz_brands" }];
    await callOverHttp("/nz")("search.queries", { params: undefined, query: undefined, body: { requests } });
    const [address, { body } = {}] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/nz/search/indexes/*/queries");
    expect(JSON.parse(String(body))).toEqual({
      requests: [
        { indexName: "tt_nz_products", params: { query: "court", hitsPerPage: 4 } },
        { indexName: "tt_nz_brands", params: {} },
      ],
    });
  });

  test("has its parameters escaped and leaves out what is not asked", async () => {
    const call = callOverHttp("/au") as unknown as (name: string, input: unknown) => Promise<unknown>;
    await call("sizeCharts.get", { params: { id: "a/b" }, query: { path: "/x y", page: undefined } });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/au/api/size-charts/a%2Fb?path=%2Fx+y");
    expect(request).toMatchObject({ method: "GET", headers: { accept: "application/json" }, body: undefined });
  });

  test("that gets no answer fails with status 0, and says when it was given up", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(products("104")).rejects.toMatchObject({ status: 0, code: "Unreachable" });
    const input = { params: undefined, query: undefined, body: { ids: ["104"] } };
    const givenUp = callOverHttp("/nz")("products.byIds", input, AbortSignal.abort());
    await expect(givenUp).rejects.toMatchObject({ status: 0, code: "Aborted" });
  });

  test("that nothing answers is given up after 15 seconds, and after 75 where a payment is waited for", async () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      return AbortSignal.abort();
    });
    fetched.mockImplementation(async (_address, { signal } = {}) => {
      signal?.throwIfAborted();
      return answered({});
    });
    const call = callOverHttp("/nz") as unknown as (name: string, input: unknown, signal?: AbortSignal) => Promise<unknown>;
    const names = [
      "account.update",
      "checkout.info",
      "checkout.promoItems",
      "checkout.orders",
      "checkout.withdraw",
      "paymentMethods.create",
    ];
    for (const signal of [undefined, new AbortController().signal]) {
      for (const name of names) {
        await expect(call(name, { body: {} }, signal)).rejects.toMatchObject({ status: 0, code: "Unreachable" });
      }
    }
    vi.restoreAllMocks();
    const each = [15_000, 15_000, 15_000, 75_000, 75_000, 75_000];
    expect(limits).toEqual([...each, ...each]);
  });

  test("whose answer breaks off on its way has none", async () => {
    const brokenOff = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError("network error")) });
    fetched.mockResolvedValue(new Response(brokenOff(), { status: 200 }));
    await expect(products("104")).rejects.toMatchObject({ status: 0, code: "Unreachable" });
  });

  test("whose answer is not JSON fails with a message that can be shown", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(products("104")).rejects.toMatchObject({ status: 502, code: "InternalError" });
  });
});

describe("a call that the shop asks to make again", () => {
  const busy = (status: number, seconds?: number) => () =>
    Promise.resolve(
      answered({ code: "Busy" }, { status, headers: seconds === undefined ? {} : { "retry-after": String(seconds) } }),
    );
  /** Fails so the first time. */
  const once = (failing: () => Promise<Response>) => {
    let times = 0;
    return async () => (times++ === 0 ? failing() : answered({}));
  };
  const get = (signal?: AbortSignal) =>
    callOverHttp("/nz")("addresses.list", { params: undefined, query: undefined, body: undefined }, signal);
  const none = { params: undefined, query: undefined, body: undefined };
  const calls = new Map<string, () => Promise<unknown>>([
    ["GET", () => get()],
    ["PUT", () => callOverHttp("/nz")("account.update", { ...none, body: {} } as never)],
    ["DELETE", () => callOverHttp("/nz")("session.delete", none)],
    ["POST", () => products("104")],
  ]);
  const by = (method: string) => calls.get(method) ?? expect.unreachable(method);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The seconds between the times at which it was made. */
  async function pauses(make: () => Promise<unknown>) {
    const times: number[] = [];
    const answer = fetched.getMockImplementation();
    fetched.mockImplementation((...request) => {
      times.push(Date.now());
      return answer?.(...request) ?? Promise.reject();
    });
    const outcome = make().then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
    await vi.runAllTimersAsync();
    return { outcome: await outcome, pauses: times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000) };
  }

  test.each(["GET", "PUT", "DELETE", "POST"] as const)(
    "HTTP-06 with 429 is, by %s too, after the seconds it says, twice at most",
    async (method) => {
      fetched.mockImplementation(busy(429, 2));
      expect(await pauses(by(method))).toEqual({ outcome: 429, pauses: [2, 2] });
    },
  );

  test.each(["GET", "PUT", "DELETE"] as const)("HTTP-06 with 503 is, by %s, and its answer counts", async (method) => {
    fetched.mockImplementation(once(busy(503, 5)));
    expect(await pauses(by(method))).toEqual({ outcome: 200, pauses: [5] });
  });

  test("HTTP-06 with 503 is not by POST, which may have added something already", async () => {
    fetched.mockImplementation(busy(503, 1));
    expect(await pauses(by("POST"))).toEqual({ outcome: 503, pauses: [] });
  });

  test.each([
    ["no time", 429, undefined],
    ["a long time", 503, 6],
    ["another status", 500, 1],
  ] as const)("HTTP-06 with %s is not", async (_, status, seconds) => {
    fetched.mockImplementation(busy(status, seconds));
    expect(await pauses(by("PUT"))).toEqual({ outcome: status, pauses: [] });
  });

  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    "HTTP-03 with %i is, by GET, once more after a moment and no more",
    async (status) => {
      fetched.mockImplementation(busy(status));
      expect(await pauses(by("GET"))).toEqual({ outcome: status, pauses: [0.3] });
      fetched.mockReset().mockImplementation(once(busy(status)));
      expect(await pauses(by("GET"))).toEqual({ outcome: 200, pauses: [0.3] });
    },
  );

  test("HTTP-03 is also, by GET, after the seconds that another status says, unless they are too many", async () => {
    fetched.mockImplementation(busy(502, 2));
    expect(await pauses(by("GET"))).toEqual({ outcome: 502, pauses: [2] });
    fetched.mockReset().mockImplementation(busy(503, 60));
    expect(await pauses(by("GET"))).toEqual({ outcome: 503, pauses: [] });
  });

  test("HTTP-03 is, by GET, for a page's data too", async () => {
    fetched.mockImplementation(once(busy(502)));
    const { dispatch } = createStore({ call: callOverHttp("/nz") });
    const frame = () => dispatch(frameApi.endpoints.frame.initiate(undefined, { subscribe: false })).unwrap();
    expect(await pauses(frame)).toEqual({ outcome: 200, pauses: [0.3] });
  });

  test.each([400, 401, 403, 404, 410, 422, 501])("HTTP-04 with %i is not, by GET", async (status) => {
    fetched.mockImplementation(busy(status));
    expect(await pauses(by("GET"))).toEqual({ outcome: status, pauses: [] });
  });

  test("HTTP-04 without an answer is not, by GET", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await pauses(by("GET"))).toEqual({ outcome: 0, pauses: [] });
  });

  test.each(["PUT", "DELETE", "POST"] as const)("HTTP-05 is not, by %s, which may have been done", async (method) => {
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
      fetched.mockImplementation(busy(status));
      expect(await pauses(by(method))).toEqual({ outcome: status, pauses: [] });
    }
  });

  test("is not made again once nobody waits for it", async () => {
    fetched.mockImplementation(busy(429, 5));
    const page = new AbortController();
    const outcome = expect(get(page.signal)).rejects.toMatchObject({ status: 0, code: "Aborted" });
    await vi.advanceTimersByTimeAsync(1000);
    page.abort();
    await outcome;
    await vi.runAllTimersAsync();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe("a call that is guarded against robots", () => {
  const balance = (askToken?: AskToken) =>
    callOverHttp("/nz", askToken)("vouchers.balance", { params: { code: "GIFT" }, query: { pin: "1234" }, body: undefined });
  const addresses = () => fetched.mock.calls.map(([address]) => String(address));
  const path = "/nz/api/payment/voucher/balance/GIFT?pin=1234";
  const refused = (code: string) => Promise.resolve(answered({ code, message: "No." }, { status: 422 }));

  test("HTTP-08 VOUCH-02 VOUCH-04 asks for a token first, for its own action, and takes it along", async () => {
    const askToken = vi.fn<AskToken>(async (action) => {
      expect(fetched).not.toHaveBeenCalled();
      return `${action}-1`;
    });
    await balance(askToken);
    expect(askToken).toHaveBeenCalledExactlyOnceWith("payment_voucher_balance_fetch");
    expect(addresses()).toEqual([`${path}&recaptchaToken=payment_voucher_balance_fetch-1`]);
  });

  test("HTTP-08 PDP-23 that is an answer to a challenge asks for one of its own action", async () => {
    const body = { answer: "2009", productId: "104" };
    const call = callOverHttp("/nz", async (action) => `${action}-1`);
    await call("products.verifyChallenge", { params: undefined, query: undefined, body });
    const [address, sent] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/nz/api/product/challenge/verify");
    expect(JSON.parse(String(sent?.body))).toEqual({ ...body, recaptchaToken: "product_challenge_verify-1" });
  });

  test("HTTP-08 is the only kind that asks for one", async () => {
    const askToken = vi.fn<AskToken>(async () => "t");
    await callOverHttp("/nz", askToken)("products.byIds", { params: undefined, query: undefined, body: { ids: ["104"] } });
    expect(askToken).not.toHaveBeenCalled();
  });

  test("HTTP-09 goes without when none can be had", async () => {
    await balance(async () => undefined);
    await balance();
    expect(addresses()).toEqual([path, path]);
  });

  test("HTTP-02 is made again with another token when its own is refused, twice at most", async () => {
    fetched.mockImplementation(() => refused("AntiBotFailed"));
    let tokens = 0;
    await expect(balance(async () => String(++tokens))).rejects.toMatchObject({ status: 422, code: "AntiBotFailed" });
    expect(addresses()).toEqual([1, 2, 3].map((token) => `${path}&recaptchaToken=${token}`));

    fetched.mockReset().mockImplementation(async () => answered({ amountRemaining: 5 }));
    fetched.mockImplementationOnce(() => refused("AntiBotFailed"));
    expect(await balance(async () => String(++tokens))).toEqual({ amountRemaining: 5 });
    expect(addresses()).toHaveLength(2);
  });

  test("HTTP-02 is made again no more than twice, whatever the reasons", async () => {
    vi.useFakeTimers();
    const busy = () => answered({ code: "TooManyRequests" }, { status: 429, headers: { "retry-after": "1" } });
    fetched.mockImplementation(() => refused("AntiBotFailed")).mockImplementationOnce(async () => busy());
    const outcome = expect(balance(async () => "t")).rejects.toMatchObject({ code: "AntiBotFailed" });
    await vi.runAllTimersAsync();
    await outcome;
    vi.useRealTimers();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test("HTTP-02 is not made again when no hook knows what to do about its failure", async () => {
    fetched.mockImplementation(() => refused("VoucherInvalid"));
    await expect(balance(async () => "t")).rejects.toMatchObject({ code: "VoucherInvalid" });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
