import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Wallet, walletNames, wallets } from "#domain/payments/wallet.ts";
import { registerSandbox } from "../register-sandbox.ts";
import { sandboxOutcomes } from "../test-cards.ts";
import { createVault } from "../vault.ts";
import { walletChoices } from "./test-wallets.ts";

const secret = new Uint8Array(32).fill(4);
const now = Date.UTC(2026, 10, 20);
const of = (wallet: Wallet, choice: string) => ({ wallet, choice, amount: 18_000, currency: "NZD" }) as const;
const every = wallets.flatMap((wallet) => walletChoices(wallet).map((choice) => [wallet, choice] as const));

describe("a wallet's token", () => {
  const vault = createVault(secret, () => now);

  test.each(every)("of %s stands for what was chosen, and for no other amount than was agreed to", (wallet, choice) => {
    const token = vault.wallets.issue(of(wallet, choice.id)) ?? "";
    expect(token.length).toBeLessThanOrEqual(256);
    const { outcome, paidWith } = choice;
    expect(vault.wallets.open(token)).toEqual({ id: expect.any(String), outcome, paidWith, amount: 18_000, currency: "NZD" });
  });

  test("is good for fifteen minutes, and is neither a card's nor anybody else's", () => {
    const token = vault.wallets.issue(of("paypal", "paid@example.com")) ?? "";
    expect(createVault(secret, () => now + 15 * 60_000).wallets.open(token)).toBeDefined();
    expect(createVault(secret, () => now + 15 * 60_000 + 1).wallets.open(token)).toBeUndefined();
    expect(createVault(new Uint8Array(32).fill(5), () => now).wallets.open(token)).toBeUndefined();
    expect(vault.openNonce(token)).toBeUndefined();
    for (const odd of ["", "sandbox_wallet_", "sandbox_wallet_x", token.slice(0, -2)]) {
      expect(vault.wallets.open(odd)).toBeUndefined();
    }
  });

  test("is of a choice that its wallet has", () => {
    expect(vault.wallets.issue(of("applePay", "paid@example.com"))).toBeUndefined();
    expect(vault.wallets.issue(of("paypal", "1111"))).toBeUndefined();
    expect(vault.wallets.issue(of("googlePay", "0341"))).toBeUndefined();
  });
});

describe("a wallet's sheet", () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await registerSandbox(app, { vault: createVault(secret) });
  });
  afterAll(() => app.close());

  test.each(wallets)("of %s has a button for every outcome, one to cancel, and is framed by the shop alone", async (wallet) => {
    const answer = await app.inject(`/sandbox/wallets/${wallet}`);
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers["content-security-policy"]).split("; ")).toEqual(
      expect.arrayContaining(["default-src 'none'", "sandbox allow-scripts", "frame-ancestors 'self'"]),
    );
    const offered = [...answer.body.matchAll(/data-choice="([^"]+)"/g)].map(([, id]) => id);
    expect(offered).toEqual(walletChoices(wallet).map(({ id }) => id));
    const outcomes = new Set(walletChoices(wallet).map(({ outcome }) => outcome));
    const never = wallet === "paypal" ? ["declinedOnceKept", "typeNotAccepted"] : ["declinedOnceKept"];
    expect(sandboxOutcomes.filter((outcome) => !outcomes.has(outcome))).toEqual(never);
    expect(answer.body).toContain(walletNames[wallet]);
    expect(answer.body.match(/data-cancel/g)).toHaveLength(1);
    expect(answer.body.match(/data-breaks/g)).toHaveLength(1);
  });

  test("has its program and its look, which a frame may read", async () => {
    const { body } = await app.inject("/sandbox/wallets/paypal");
    const paths = [...body.matchAll(/(?:src|href)="(\/sandbox\/[^"]+)"/g)].map(([, path]) => path ?? "");
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const answer = await app.inject(path);
      expect([path, answer.statusCode, answer.headers["access-control-allow-origin"]]).toEqual([path, 200, "*"]);
      expect(answer.body).not.toMatch(/\breadonly\b|: FromSheet/);
    }
  });

  test("gets a token for a choice, from a frame without an origin", async () => {
    const url = "/sandbox/wallets/applePay/tokens";
    expect((await app.inject({ method: "OPTIONS", url, headers: { origin: "null" } })).statusCode).toBe(204);
    const answer = await app.inject({ method: "POST", url, payload: { choice: "1111", amount: 100, currency: "AUD" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(createVault(secret).wallets.open(answer.json().token)).toMatchObject({
      paidWith: { method: "applePay", cardType: "visa", lastFour: "1111" },
      amount: 100,
      currency: "AUD",
    });
  });

  test.each([
    ["applePay", { choice: "0000", amount: 100, currency: "NZD" }, 400],
    ["applePay", { choice: "1111", amount: 0, currency: "NZD" }, 400],
    ["applePay", { choice: "1111", amount: 1.5, currency: "NZD" }, 400],
    ["applePay", { choice: "1111", amount: 100, currency: "USD" }, 400],
    ["toString", { choice: "1111", amount: 100, currency: "NZD" }, 404],
  ])("%s refuses %j with %i", async (wallet, payload, status) => {
    expect((await app.inject({ method: "POST", url: `/sandbox/wallets/${wallet}/tokens`, payload })).statusCode).toBe(status);
    if (status === 404) expect((await app.inject(`/sandbox/wallets/${wallet}`)).statusCode).toBe(404);
  });
});
