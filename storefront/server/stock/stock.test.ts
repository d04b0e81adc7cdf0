import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { stock as stockTable } from "../database/schema/schema.ts";
import { seedStock } from "./seed-stock.ts";
import { createStock, type Stock } from "./stock.ts";

let database: Database;
let stock: Stock;
let now = 1_000_000;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries.delete(stockTable);
  await seedStock(database.queries, [
    { country: "nz", variantId: "a", qty: 5 },
    { country: "nz", variantId: "b", qty: 1 },
    { country: "au", variantId: "a", qty: 9 },
  ]);
  now = 1_000_000;
  stock = createStock(database, { now: () => now });
});

const sellElsewhere = (variantId: string) =>
  database.queries.execute(sql`update stock set qty = qty - 1, changed_at = clock_timestamp() where variant_id = ${variantId}`);

test("seeding fills an empty shelf, keeps what was sold and adds what is new", async () => {
  await sellElsewhere("a");
  await seedStock(database.queries, [
    { country: "nz", variantId: "a", qty: 5 },
    { country: "nz", variantId: "c", qty: 3 },
  ]);
  expect(Object.fromEntries(await stock.read("nz", ["a", "b", "c"]))).toEqual({ a: 4, b: 1, c: 3 });
});

test("each country has its own shelf, and what no warehouse knows is left out", async () => {
  expect((await stock.read("nz", ["a"])).get("a")).toBe(5);
  expect((await stock.read("au", ["a", "b"])).get("a")).toBe(9);
  expect(await stock.read("au", ["b", "no such"])).toEqual(new Map());
});

test("what is shown is never older than five seconds, and says how old it is", async () => {
  await stock.read("nz", ["a"]);
  await sellElsewhere("a");
  now += 4999;
  expect((await stock.read("nz", ["a"])).get("a")).toBe(5);
  expect(stock.readAt("nz")).toBe(1000);
  now += 1;
  expect((await stock.read("nz", ["a"])).get("a")).toBe(4);
  expect(stock.readAt("nz")).toBe(1005);
});

test("a clock that is set back keeps nothing from being read again", async () => {
  await stock.read("nz", ["a"]);
  await sellElsewhere("a");
  now -= 600_000;
  expect((await stock.read("nz", ["a"])).get("a")).toBe(4);
});

test("many readers at once ask the database once", async () => {
  const select = vi.spyOn(database.queries, "select");
  await Promise.all(Array.from({ length: 50 }, () => stock.read("nz", ["a"])));
  expect(select).toHaveBeenCalledTimes(1);
  select.mockRestore();
});

test("takes all lines or says which there are too few of, summed over lines of one variant", async () => {
  const outcome = await database
    .transaction(async (transaction) => {
      const missing = await stock.take(transaction, "nz", [
        { variantId: "b", qty: 1 },
        { variantId: "a", qty: 3 },
        { variantId: "b", qty: 1 },
        { variantId: "gone", qty: 1 },
      ]);
      if (missing.length > 0) throw Object.assign(new Error("missing"), { missing });
    })
    .catch((error: { missing: unknown }) => error.missing);
  expect(outcome).toEqual([
    { variantId: "b", qty: 2, available: 1 },
    { variantId: "gone", qty: 1, available: 0 },
  ]);
  expect(Object.fromEntries(await stock.read("nz", ["a", "b"]))).toEqual({ a: 5, b: 1 });
});

test("whoever takes sees it at once, and listeners hear of it", async () => {
  await stock.read("nz", ["a"]);
  const heard = vi.fn();
  stock.onChange(heard);
  await database.transaction((transaction) => stock.take(transaction, "nz", [{ variantId: "a", qty: 2 }]));
  stock.committed("nz");
  expect((await stock.read("nz", ["a"])).get("a")).toBe(3);
  expect(heard.mock.calls).toEqual([["nz", new Map([["a", 3]])]]);
  await database.transaction((transaction) => stock.giveBack(transaction, "nz", [{ variantId: "a", qty: 2 }]));
  stock.committed("nz");
  expect((await stock.read("nz", ["a"])).get("a")).toBe(5);
});

test("listeners hear of what another replica sold, once", async () => {
  await stock.read("nz", ["a"]);
  const heard = vi.fn();
  const stop = stock.onChange(heard);
  await sellElsewhere("b");
  now += 5000;
  await stock.read("nz", ["a"]);
  now += 5000;
  await stock.read("nz", ["a"]);
  expect(heard.mock.calls).toEqual([["nz", new Map([["b", 0]])]]);
  stop();
});

test("a listener that fails is reported, and keeps no change from the others", async () => {
  const onError = vi.fn();
  const own = createStock(database, { now: () => now, onError });
  await own.read("nz", ["a"]);
  const heard = vi.fn();
  own.onChange(() => {
    throw new Error("not mine");
  });
  own.onChange(heard);
  await sellElsewhere("a");
  now += 5000;
  await own.read("nz", ["a"]);
  expect(heard.mock.calls).toEqual([["nz", new Map([["a", 4]])]]);
  expect(onError.mock.calls).toEqual([[new Error("not mine")]]);
});

test("a reading that began before a sale of our own is not taken for the state after it", async () => {
  await stock.read("nz", ["a"]);
  now += 5000;
  const reading = stock.read("nz", ["a"]);
  stock.committed("nz");
  await sellElsewhere("a");
  await reading;
  expect((await stock.read("nz", ["a"])).get("a")).toBe(4);
});

test("whoever asks after a sale of our own hears of it, also while a reading from before it is under way", async () => {
  await stock.read("nz", ["a"]);
  now += 5000;
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  const { select } = database.queries;
  const held = vi.spyOn(database.queries, "select").mockImplementationOnce((...given) => {
    const before = Reflect.apply(select, database.queries, given);
    return Object.assign(before, {
      from: () => slow.then(() => [{ quantities: { a: 5 }, count: 1, last: "a", at: new Date() }]),
    });
  });
  const early = stock.read("nz", ["a"]);
  held.mockRestore();
  await sellElsewhere("a");
  stock.committed("nz");
  const late = stock.read("nz", ["a"]);
  end();
  expect((await late).get("a")).toBe(4);
  await early;
});

test("while the database is busy for long, as with a large import, the last reading is shown and keeps its age", async () => {
  stock = createStock(database, { now: () => now, patience: 20 });
  await stock.read("nz", ["a"]);
  now += 6000;
  const { promise: busy, resolve: end } = Promise.withResolvers<void>();
  const importing = database.transaction(async (transaction) => {
    await transaction.execute(sql`update stock set qty = 3, changed_at = clock_timestamp() where variant_id = 'a'`);
    await busy;
  });
  expect((await stock.read("nz", ["a"])).get("a")).toBe(5);
  expect((await stock.read("nz", ["a"])).get("a")).toBe(5);
  expect(stock.readAt("nz")).toBe(1000);
  end();
  await importing;
  await vi.waitFor(async () => expect((await stock.read("nz", ["a"])).get("a")).toBe(3));
  expect(stock.readAt("nz")).toBe(1006);
});

test("what is new on the shelf is learnt, however much it is, and what is known already stays as it was read", async () => {
  await stock.read("nz", ["a"]);
  const many = Array.from({ length: 6_000 }, (_, i) => ({ country: "nz" as const, variantId: `new-${i}`, qty: i % 7 }));
  await seedStock(database.queries, [...many, { country: "nz", variantId: "one", qty: 4 }]);
  const heard = vi.fn();
  stock.onChange(heard);
  await stock.learn("nz", ["a", "one", "no such"]);
  expect(heard.mock.calls).toEqual([["nz", new Map([["one", 4]])]]);
  await sellElsewhere("a");
  await stock.learn("nz", ["a", ...many.map(({ variantId }) => variantId)]);
  expect(heard.mock.calls[1]).toEqual(["nz", new Map(many.map(({ variantId, qty }) => [variantId, qty]))]);
  expect(await stock.read("nz", ["a", "new-6", "one"])).toEqual(
    new Map([
      ["a", 5],
      ["new-6", 6],
      ["one", 4],
    ]),
  );
});

test("a first reading that fails is told to whoever asked, and is no error that nobody handles", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  try {
    const away = {
      get queries(): Database["queries"] {
        throw new Error("away");
      },
    } as Database;
    await expect(createStock(away).readAll("nz")).rejects.toThrow("away");
    await new Promise(setImmediate);
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.off("unhandledRejection", unhandled);
  }
});

test("while the database is away the last reading stays in use and keeps its age", async () => {
  const onError = vi.fn();
  const shaky = createStock(database, { now: () => now, onError });
  await shaky.read("nz", ["a"]);
  now += 6000;
  const select = vi.spyOn(database.queries, "select").mockImplementation(() => {
    throw new Error("away");
  });
  expect((await shaky.read("nz", ["a"])).get("a")).toBe(5);
  expect(shaky.readAt("nz")).toBe(1000);
  expect(onError).toHaveBeenCalledTimes(1);
  select.mockRestore();
});

test("listeners hear of everything that was taken over, also of the part that came before the database went away", async () => {
  await database.queries.execute(
    sql`insert into stock (country, variant_id, qty, changed_at) select 'nz', 'many-' || n, 5, 'epoch' from generate_series(1, 20001) n`,
  );
  const before = await stock.readAll("nz");
  expect(before.size).toBe(20_003);
  const heard = new Map<string, number>();
  stock.onChange((_country, changes) => {
    for (const [variantId, qty] of changes) heard.set(variantId, qty);
  });
  await database.queries.execute(sql`update stock set qty = 7, changed_at = clock_timestamp() where variant_id like 'many-%'`);
  now += 5000;
  const { select } = database.queries;
  const shaky = vi
    .spyOn(database.queries, "select")
    .mockImplementationOnce((...given) => Reflect.apply(select, database.queries, given))
    .mockImplementationOnce(() => {
      throw new Error("away");
    });
  await stock.readAll("nz");
  shaky.mockRestore();
  now += 5000;
  await stock.readAll("nz");
  expect(heard.size).toBe(20_001);
});
