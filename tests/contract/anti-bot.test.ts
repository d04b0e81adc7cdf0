import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { calls } from "@tread/storefront/contract/calls.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { request, send } from "./send.ts";
import { smallShop } from "./small-shop.ts";

const action = "payment_voucher_balance_fetch";

/** A service that speaks the wire of reCAPTCHA v3, and remembers what it is asked. */
const asked: { readonly line: string; readonly type: string | undefined; readonly form: URLSearchParams }[] = [];
const answers: Record<string, () => unknown> = {
  person: () => ({ success: true, score: 0.9, action, challenge_ts: new Date().toISOString(), hostname: "localhost" }),
  robot: () => ({ ...(answers.person?.() as object), score: 0.1 }),
  elsewhere: () => ({ ...(answers.person?.() as object), action: "login" }),
  stale: () => ({ ...(answers.person?.() as object), challenge_ts: new Date(Date.now() - 600_000).toISOString() }),
  used: () => ({ success: false, "error-codes": ["timeout-or-duplicate"] }),
  ours: () => ({ success: false, "error-codes": ["invalid-input-secret"] }),
};
let service: Server;
let hosted: RunningServer;
let sandbox: RunningServer;

beforeAll(async () => {
  service = createServer(async (incoming, response) => {
    const form = new URLSearchParams(await text(incoming));
    asked.push({ line: `${incoming.method} ${incoming.url}`, type: incoming.headers["content-type"], form });
    const answer = answers[form.get("response") ?? ""];
    if (answer === undefined) return response.writeHead(500).end();
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer()));
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  [hosted, sandbox] = await Promise.all([
    startServer(smallShop, {
      RECAPTCHA_SITE_KEY: "site",
      RECAPTCHA_SECRET: "secret",
      RECAPTCHA_URL: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
    }),
    startServer(smallShop),
  ]);
});
afterAll(async () => {
  await Promise.all([hosted.stop(), sandbox.stop()]);
  service.close();
});

const balance = async (shop: RunningServer, token?: string) => {
  const query = [["pin", "1234"], ...(token === undefined ? [] : [["recaptchaToken", token]])] as [string, string][];
  const { status, json } = await send(shop.origin, "nz", calls["vouchers.balance"], {
    params: { code: "GIFT0000000050" },
    query,
  });
  return { status, code: (json as { code?: string }).code };
};
const through = { status: 200, code: undefined };
const refused = { status: 422, code: "AntiBotFailed" };

describe("with a hosted service", () => {
  test("VOUCH-04 a balance is told to whom it takes for a person, by a form with secret, token and address", async () => {
    asked.length = 0;
    expect(await balance(hosted, "person")).toEqual(through);
    expect(asked).toEqual([
      {
        line: "POST /recaptcha/api/siteverify",
        type: expect.stringContaining("application/x-www-form-urlencoded"),
        form: new URLSearchParams({ secret: "secret", response: "person", remoteip: "127.0.0.1" }),
      },
    ]);
  });

  test.each(["robot", "elsewhere", "stale", "used", "ours", "service that breaks down"])(
    "VOUCH-04 nothing is told on a token of kind: %s",
    async (token) => {
      expect(await balance(hosted, token)).toEqual(refused);
    },
  );

  test("HTTP-09 nothing is told without a token, in a sentence that a shopper can use", async () => {
    const { json } = await send(hosted.origin, "nz", calls["vouchers.balance"], {
      params: { code: "GIFT0000000050" },
      query: [["pin", "1234"]],
    });
    expect(json).toMatchObject({
      code: "AntiBotFailed",
      message: "We couldn't check that you're not a robot, so allow our security check in your browser and try again.",
    });
  });

  test("the sandbox gives no tokens", async () => {
    expect((await request(`${hosted.origin}/sandbox/anti-bot/api.js`)).status).toBe(404);
  });
});

describe("with the sandbox", () => {
  const token = async (wanted: string, cookie = "") => {
    const headers = { "content-type": "application/json", cookie };
    const body = JSON.stringify({ action: wanted });
    const { json } = await request(`${sandbox.origin}/sandbox/anti-bot/tokens`, { method: "POST", headers, body });
    return (json as { token: string }).token;
  };

  test("HTTP-09 a balance is told with one of its tokens, once, and without any", async () => {
    const good = await token(action);
    expect(await balance(sandbox, good)).toEqual(through);
    expect(await balance(sandbox, good)).toEqual(refused);
    expect(await balance(sandbox)).toEqual(through);
  });

  test("a PIN, which is asked about in an address, is in no cache, no log and no referrer", async () => {
    for (const pin of ["1234", "987654321"]) {
      const address = `${sandbox.origin}/nz/api/payment/voucher/balance/GIFT0000000050?pin=${pin}`;
      const { headers } = await fetch(address, { headers: { referer: `${sandbox.origin}/nz/checkout/payment?pin=${pin}` } });
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    }
    const page = await fetch(`${sandbox.origin}/nz/checkout/payment`);
    expect(page.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    const log = sandbox.log.join("");
    expect(log).toContain('"path":"/nz/api/payment/voucher/balance/');
    expect(log).not.toMatch(/pin=|987654321/);
  });

  test("VOUCH-04 nothing is told on another action's token, or to who chooses to be a robot", async () => {
    expect(await balance(sandbox, await token("product_challenge_verify"))).toEqual(refused);
    expect(await balance(sandbox, await token(action, "a=b; sandbox_score=0.1"))).toEqual(refused);
  });
});
