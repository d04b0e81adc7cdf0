import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenFor } from "../checkout/checkout.fixture.ts";
import type { Database } from "../database/database.ts";
import { and, eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { sandboxTransactions } from "../database/schema/schema.ts";
import { createVault } from "../sandbox/vault.ts";
import { withDeadline } from "./gateway-deadline.ts";
import { describeGateway } from "./payment-gateway.fixture.ts";
import { type AuthoriseRequest, CaptureRefused, GatewayUnreachable, type PaymentGateway } from "./payment-gateway.ts";
import { createSandboxGateway } from "./sandbox-gateway.ts";

let database: Database;
let gateway: PaymentGateway;
const vault = createVault(new Uint8Array(32).fill(8));

beforeAll(async () => {
  database = await openEmptyDatabase();
  gateway = createSandboxGateway(database, vault);
});
afterAll(() => database.close());

const request = (card = "4111111111111111"): AuthoriseRequest => ({
  reference: randomUUID(),
  orderNumber: "TT00000018",
  method: "card",
  token: tokenFor(vault, card),
  amount: 12_345,
  currency: "NZD",
});

const testCards = {
  paid: "4111111111111111",
  paidByMastercard: "5555555555554444",
  declined: "4000111111111115",
  declinedOnceKept: "4000000000000341",
  notProcessed: "4000000000000085",
  notTaken: "30569309025904",
  silentAfterwards: "4000000000002222",
} as const;

describeGateway("the sandbox", {
  gateway: () => gateway,
  cardToken: (outcome) => tokenFor(vault, testCards[outcome]),
  walletToken: (wallet, amount) =>
    vault.wallets.issue({ wallet, choice: wallet === "paypal" ? "paid@example.com" : "1111", amount, currency: "NZD" }) ?? "",
  settle: () => undefined,
});

describe("the sandbox gateway", () => {
  test.each([
    ["4111111111111111", "authorised", "authorised"],
    ["4000111111111115", "declined", "refused"],
    ["30569309025904", "typeNotAccepted", "refused"],
    ["6011111111111117", "typeNotAccepted", "refused"],
    ["4000000000000119", "unrecoverable", "unrecoverable"],
  ])("%s is %s, and found so by its reference", async (card, type, state) => {
    const asked = request(card);
    expect(await gateway.authorise(asked)).toMatchObject({ type });
    expect(await gateway.findByReference(asked.reference)).toMatchObject({ state, amount: 12_345, currency: "NZD" });
  });

  test("a silent gateway holds the money or does not; only its books tell", async () => {
    const after = request("4000000000002222");
    await expect(gateway.authorise(after)).rejects.toBeInstanceOf(GatewayUnreachable);
    expect(await gateway.findByReference(after.reference)).toMatchObject({ state: "authorised" });
    const before = request("4000000000003337");
    await expect(gateway.authorise(before)).rejects.toBeInstanceOf(GatewayUnreachable);
    expect(await gateway.findByReference(before.reference)).toBeNull();
  });
});

describe("cards that the sandbox gateway keeps", () => {
  const keep = (customerId: string, card = "4111111111111111", makeDefault = false) =>
    gateway.cards.keep({ customerId, token: tokenFor(vault, card), currency: "NZD", makeDefault });
  const charge = (customerId: string, token: string): AuthoriseRequest => ({ ...request(), customerId, token });

  test("are checked with a dollar that is let go, and known by brand, last four digits and expiry alone", async () => {
    const customerId = randomUUID();
    expect(await keep(customerId, "378282246310005")).toBe("kept");
    const cards = await gateway.cards.list(customerId);
    expect(cards).toEqual([
      {
        token: expect.stringMatching(/^sandbox_card_/),
        cardType: "amex",
        lastFour: "0005",
        expiryMonth: 12,
        expiryYear: new Date().getFullYear() + 3,
        isDefault: true,
      },
    ]);
    const checks = await database.queries
      .select()
      .from(sandboxTransactions)
      .where(and(eq(sandboxTransactions.amount, 100), eq(sandboxTransactions.lastFour, "0005")));
    expect(checks).toMatchObject([{ state: "voided", currency: "NZD", lastFour: "0005" }]);
  });

  test.each([
    ["4000111111111115", "declined"],
    ["30569309025904", "typeNotAccepted"],
  ])("%s is not kept: %s", async (card, outcome) => {
    const customerId = randomUUID();
    expect(await keep(customerId, card)).toBe(outcome);
    expect(await gateway.cards.list(customerId)).toEqual([]);
  });

  test("a gateway that falls silent has kept the card or has not; asking again tells", async () => {
    const customerId = randomUUID();
    const silent = { customerId, token: tokenFor(vault, "4000000000002222"), currency: "NZD", makeDefault: false } as const;
    await expect(gateway.cards.keep(silent)).rejects.toBeInstanceOf(GatewayUnreachable);
    expect(await gateway.cards.keep(silent)).toBe("kept");
    expect(await gateway.cards.list(customerId)).toHaveLength(1);
    await expect(keep(customerId, "4000000000003337")).rejects.toBeInstanceOf(GatewayUnreachable);
    expect(await gateway.cards.list(customerId)).toHaveLength(1);
  });

  test("one is the default: the oldest, until another is made it, and again once that is gone", async () => {
    const customerId = randomUUID();
    for (const card of ["4111111111111111", "5555555555554444"]) await keep(customerId, card);
    await keep(customerId, "378282246310005", true);
    const shown = async () =>
      (await gateway.cards.list(customerId)).map(({ lastFour, isDefault }) => `${lastFour}${isDefault ? " default" : ""}`);
    expect(await shown()).toEqual(["0005 default", "4444", "1111"]);
    const [amex, mastercard] = await gateway.cards.list(customerId);
    expect(await gateway.cards.makeDefault(customerId, mastercard!.token)).toBe(true);
    expect(await shown()).toEqual(["4444 default", "0005", "1111"]);
    expect(await gateway.cards.delete(customerId, mastercard!.token)).toBe(true);
    expect(await shown()).toEqual(["0005 default", "1111"]);
    expect(await gateway.cards.delete(customerId, amex!.token)).toBe(true);
    expect(await shown()).toEqual(["1111 default"]);
  });

  test("are charged again and again, each reference once, with what their number does", async () => {
    const customerId = randomUUID();
    const outcomeOf = async (number: string) => {
      await keep(customerId, number, true);
      const [card] = await gateway.cards.list(customerId);
      const asked = charge(customerId, card!.token);
      const first = await gateway.authorise(asked);
      expect(await gateway.authorise(asked)).toEqual(first);
      expect((await gateway.authorise(charge(customerId, card!.token))).type).toBe(first.type);
      return first.type;
    };
    expect(await outcomeOf("4111111111111111")).toBe("authorised");
    expect(await outcomeOf("4000000000000341")).toBe("declined");
    expect(await outcomeOf("4000000000000119")).toBe("unrecoverable");
    expect((await gateway.authorise(request("4000000000000341"))).type).toBe("authorised");
  });
});

test("a gateway that takes too long is unreachable, and one that is quick keeps its answers and errors", async () => {
  const never = withDeadline({ ...gateway, findByReference: () => new Promise(() => undefined) }, 20);
  await expect(never.findByReference("x")).rejects.toBeInstanceOf(GatewayUnreachable);
  const quick = withDeadline(gateway, 5_000);
  expect(quick.name).toBe("sandbox");
  expect(await quick.findByReference(randomUUID())).toBeNull();
  await expect(quick.capture("sandbox_unknown")).rejects.toBeInstanceOf(CaptureRefused);
  const silentCards = { ...gateway.cards, list: () => new Promise<never>(() => undefined) };
  const silent = withDeadline({ ...gateway, cards: silentCards }, 20);
  await expect(silent.cards.list("x")).rejects.toBeInstanceOf(GatewayUnreachable);
  expect(await quick.cards.list("x")).toEqual([]);
});
