import { describe, expect, test, vi } from "vitest";
import { antiBotActions, tokenLifetime } from "#domain/anti-bot/assessment.ts";
import { createSandboxAntiBot } from "../sandbox/anti-bot/sandbox-anti-bot.ts";
import type { Handlers } from "../service.ts";
import { type AntiBotCheck, createAntiBotCheck, guardCalls, type TokenVerifier } from "./anti-bot.ts";

const [action, other] = antiBotActions;
const start = Date.UTC(2026, 10, 23, 8);
const logger = { warn: vi.fn(), info: vi.fn() };
const refused = { status: 422, code: "AntiBotFailed", message: expect.stringContaining("try again") };

function openSandbox() {
  let now = start;
  const sandbox = createSandboxAntiBot(new Uint8Array(32).fill(1), () => now);
  const check = createAntiBotCheck({ verifier: sandbox, minimumScore: 0.5, logger, now: () => new Date(now) });
  return {
    sandbox,
    check: (token: string | undefined) => check(action, token, "127.0.0.1"),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe("the sandbox's tokens", () => {
  test("let one call of their action through", async () => {
    const { sandbox, check } = openSandbox();
    const token = sandbox.issue(action, 0.9);
    await check(token);
    await expect(check(token)).rejects.toMatchObject(refused);
  });

  test("are refused for another action, a low score, their age, and when they are none", async () => {
    const { sandbox, check, pass } = openSandbox();
    await expect(check(sandbox.issue(other, 0.9))).rejects.toMatchObject(refused);
    await expect(check(sandbox.issue(action, 0.4))).rejects.toMatchObject(refused);
    await expect(check("made-up")).rejects.toMatchObject(refused);
    const stranger = createSandboxAntiBot(new Uint8Array(32).fill(2), () => start);
    await expect(check(stranger.issue(action, 0.9))).rejects.toMatchObject(refused);
    const old = sandbox.issue(action, 0.9);
    pass(tokenLifetime + 1);
    await expect(check(old)).rejects.toMatchObject(refused);
  });

  test("HTTP-09 may be left out", async () => {
    await openSandbox().check(undefined);
  });
});

describe("a hosted service", () => {
  const needing = (assess: TokenVerifier["assess"]) => {
    const check = createAntiBotCheck({ verifier: { needsToken: true, assess }, minimumScore: 0.5, logger });
    return (token: string | undefined) => check(action, token, "");
  };

  test("HTTP-09 has calls without a token refused in a sentence, unasked", async () => {
    const assess = vi.fn<TokenVerifier["assess"]>();
    await expect(needing(assess)(undefined)).rejects.toMatchObject(refused);
    expect(assess).not.toHaveBeenCalled();
  });

  test("that cannot be asked lets nobody through, and the log knows", async () => {
    logger.warn.mockClear();
    await expect(needing(() => Promise.reject(new Error("away")))("t")).rejects.toMatchObject(refused);
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });
});

test("guards stand before the calls that the contract has them for, and before no others", async () => {
  const check = vi.fn<AntiBotCheck>(() => Promise.reject(new Error("refused")));
  const balance = vi.fn<Handlers["vouchers.balance"]>();
  const stores = vi.fn<Handlers["stores.list"]>();
  const handlers = guardCalls(check, { "vouchers.balance": balance, "stores.list": stores });
  const context = { country: "nz", requestId: "1", clientAddress: "10.0.0.1" } as const;
  const input = { params: { code: "GIFT" }, query: { pin: "1234", recaptchaToken: "t" }, body: undefined };
  await expect(handlers["vouchers.balance"](input, context)).rejects.toThrow("refused");
  expect(check).toHaveBeenCalledExactlyOnceWith("payment_voucher_balance_fetch", "t", "10.0.0.1");
  expect(balance).not.toHaveBeenCalled();
  await handlers["stores.list"]({ params: undefined, query: {}, body: undefined } as never, context);
  expect(stores).toHaveBeenCalledTimes(1);
});
