import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ponsonbyRoad } from "#domain/fields/address.fixture.ts";
import { contextOf, mere, tane } from "../account/account.fixture.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { orderLines, orders, payments } from "../database/schema/schema.ts";
import type { SignedIn } from "../service.ts";
import { createAccountOrders } from "./account-orders.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  for (let n = 1; n <= 23; n += 1) await record({ number: numberOf(n), username: mere.username, minute: n });
  await record({ number: "TT90000001", username: mere.username, country: "au", minute: 50 });
  await record({ number: "TT90000002", username: tane.username, email: mere.email, minute: 51 });
  await record({ number: "TT90000003", username: null, email: mere.email, minute: 0 });
  await record({ number: "TT90000004", username: null, email: "guest@example.co.nz", minute: 52 });
});
afterAll(() => database.close());

const numberOf = (n: number) => `TT${String(n).padStart(8, "0")}`;

interface Recorded {
  readonly number: string;
  readonly username: string | null;
  readonly minute: number;
  readonly email?: string;
  readonly country?: "nz" | "au";
}

async function record({ number, username, minute, email = "gift@example.co.nz", country = "nz" }: Recorded) {
  const placementId = randomUUID();
  const total = 20_000;
  await database.queries.insert(orders).values({
    number,
    country,
    channel: "web",
    state: "placed",
    email,
    username,
    contact: { email, firstName: "Mere", lastName: "O’Neil", phone: "+64215550184", agreeToMarketing: true },
    shippingAddress: ponsonbyRoad,
    billingAddress: ponsonbyRoad,
    shipping: { type: "DELIVERY", methodCode: "express", label: "Express", promise: "Tue 24 Nov" },
    promotions: [],
    totals: {
      itemSubtotal: total,
      totalDiscount: 0,
      itemSubtotalAfterDiscounts: total,
      shipping: 0,
      taxIncluded: 2609,
      grandTotal: total,
      amountOutstanding: total,
    },
    placementId,
    placedAt: new Date(Date.UTC(2026, 10, 1, 0, minute)),
  });
  await database.queries.insert(orderLines).values(
    ["9", "10"].map((size, position) => ({
      orderNumber: number,
      position,
      productId: "100101",
      variantId: `100101-${size}`,
      name: "Court",
      brand: "Osker",
      colourName: "Black",
      size,
      path: "/products/osker/court",
      image: "/media/products/100101/side",
      quantity: 1,
      unitPrice: total / 2,
      lineTotal: total / 2,
      status: "processing" as const,
    })),
  );
  await database.queries.insert(payments).values({
    id: placementId,
    orderNumber: number,
    gateway: "sandbox",
    amount: total,
    currency: country === "nz" ? "NZD" : "AUD",
    state: "captured",
    cardType: "visa",
    lastFour: "1111",
  });
}

const list = async (account: SignedIn, page = 1, country: "nz" | "au" = "nz") =>
  createAccountOrders(database)["accountOrders.list"](
    { params: undefined, query: { page }, body: undefined },
    contextOf(account, country),
  );
const get = async (account: SignedIn, number: string, country: "nz" | "au" = "nz") =>
  createAccountOrders(database)["accountOrders.get"](
    { params: { number }, query: undefined, body: undefined },
    contextOf(account, country),
  );

describe("an account's orders", () => {
  test("ORDER-05 come ten a page, the newest first, those placed as a guest with the same address among them", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(mere, page)));
    expect(pages.map(({ orders: { length }, page, pageCount, total }) => [length, page, pageCount, total])).toEqual([
      [10, 1, 3, 24],
      [10, 2, 3, 24],
      [4, 3, 3, 24],
      [0, 4, 3, 24],
    ]);
    const numbers = pages.flatMap(({ orders: found }) => found.map(({ number }) => number));
    expect(numbers).toEqual([...Array.from({ length: 23 }, (_, n) => numberOf(23 - n)), "TT90000003"]);
  });

  test("say what was bought, in its order, and what it came to", async () => {
    const { orders: found } = await list(mere);
    expect(found[0]).toMatchObject({
      number: numberOf(23),
      placedAt: "2026-11-01T00:23:00.000Z",
      shippingType: "DELIVERY",
      grandTotal: 20_000,
      items: [
        { variantId: "100101-9", status: "processing" },
        { variantId: "100101-10", status: "processing" },
      ],
    });
  });

  test("are those of the country's shop", async () => {
    expect((await list(mere, 1, "au")).orders.map(({ number }) => number)).toEqual(["TT90000001"]);
  });

  test("are none for an account that has not ordered", async () => {
    expect(await list({ username: randomUUID(), email: "new@example.co.nz" })).toEqual({
      orders: [],
      page: 1,
      pageCount: 0,
      total: 0,
    });
  });

  test("another account's are not theirs, even with their address on it", async () => {
    expect((await list(tane)).orders.map(({ number }) => number)).toEqual(["TT90000002"]);
  });
});

describe("one order of an account", () => {
  test("is answered whole, however its number is written", async () => {
    const order = await get(mere, " tt00000007 ");
    expect(order).toMatchObject({
      number: numberOf(7),
      payment: { type: "card", label: "Visa ending 1111" },
      items: [{ size: "9" }, { size: "10" }],
    });
    expect(order.contact).not.toHaveProperty("agreeToMarketing");
    expect((await get(mere, "TT90000003")).number).toBe("TT90000003");
  });

  test.each([
    ["another account's", mere, "TT90000002"],
    ["a guest's", mere, "TT90000004"],
    ["the other country's", mere, "TT90000001"],
    ["theirs, asked for by another account", tane, numberOf(7)],
    ["a guest's of another address", tane, "TT90000003"],
    ["none", mere, "TT99999999"],
    ["nonsense", mere, "a\u0000'; --"],
  ])("is not found when it is %s", async (_what, account, number) => {
    await expect(get(account, number)).rejects.toMatchObject({ status: 404, code: "OrderNotFound" });
  });
});
