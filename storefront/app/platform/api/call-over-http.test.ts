import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callOverHttp } from "./call-over-http.ts";

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
  test("goes to its address in the country, with what it is given", async () => {
    await products("104");
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/nz/api/products/by-ids", {
      method: "POST",
      signal: undefined,
      credentials: "same-origin",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: '{"ids":["104"]}',
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

  test("whose answer is not JSON fails with a message that can be shown", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(products("104")).rejects.toMatchObject({ status: 502, code: "InternalError" });
  });
});
