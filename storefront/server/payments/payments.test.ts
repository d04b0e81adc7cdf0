import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenFor } from "../checkout/checkout.fixture.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { createVault } from "../sandbox/vault.ts";
import { cardLabel } from "./card-label.ts";
import { withDeadline } from "./gateway-deadline.ts";
import { type AuthoriseRequest, CaptureRefused, GatewayUnreachable, type PaymentGateway } from "./payment-gateway.ts";
import { createSandboxGateway } from "./sandbox-gateway.ts";

let database: Database;
let gateway: PaymentGateway;
const vault = createVault(new Uint8Array(32).fill(8));

beforeAll(async () => {
  database = await openDatabase();
  gateway = createSandboxGateway(database, vault);
});
afterAll(() => database.close());

const request = (card = "4111111111111111"): AuthoriseRequest => ({
  reference: randomUUID(),
  orderNumber: "TT00000018",
  token: tokenFor(vault, card),
  amount: 12_345,
  currency: "NZD",
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

  test("the same reference has the same answer and holds money once; the same token pays once", async () => {
    const first = request();
    const held = await gateway.authorise(first);
    expect(await gateway.authorise(first)).toEqual(held);
    expect(await gateway.authorise({ ...request(), token: first.token })).toEqual({ type: "tokenRefused" });
  });

  test("capturing and voiding may be repeated, and exclude each other", async () => {
    const hold = async () => {
      const outcome = await gateway.authorise(request());
      if (outcome.type !== "authorised") throw new Error(outcome.type);
      return outcome.transactionId;
    };
    const taken = await hold();
    await gateway.capture(taken);
    await gateway.capture(taken);
    await expect(gateway.void(taken)).rejects.toThrow("cannot be voided");
    const freed = await hold();
    await gateway.void(freed);
    await gateway.void(freed);
    await expect(gateway.capture(freed)).rejects.toBeInstanceOf(CaptureRefused);
    await expect(gateway.capture("sandbox_unknown")).rejects.toBeInstanceOf(CaptureRefused);
  });
});

test("a gateway that takes too long is unreachable, and one that is quick keeps its answers and errors", async () => {
  const never = withDeadline({ ...gateway, findByReference: () => new Promise(() => undefined) }, 20);
  await expect(never.findByReference("x")).rejects.toBeInstanceOf(GatewayUnreachable);
  const quick = withDeadline(gateway, 5_000);
  expect(quick.name).toBe("sandbox");
  expect(await quick.findByReference(randomUUID())).toBeNull();
  await expect(quick.capture("sandbox_unknown")).rejects.toBeInstanceOf(CaptureRefused);
});

test("a card is named as shoppers know it", () => {
  expect(cardLabel({ cardType: "amex", lastFour: "0005" })).toBe("American Express ending 0005");
});
