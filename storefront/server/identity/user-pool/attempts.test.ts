import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../database/database.ts";
import { sql } from "../../database/drizzle.ts";
import { openEmptyDatabase } from "../../database/empty-database.fixture.ts";
import { poolAttempts } from "../../database/schema/schema.ts";
import { createAttempts } from "./attempts.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const backOff = { free: 5, firstWait: 60 };
const waitOf = async () => {
  const [row] = await database.queries
    .select({ seconds: sql<number>`round(extract(epoch from ${poolAttempts.blockedUntil} - ${poolAttempts.lastAt}))::int` })
    .from(poolAttempts);
  return row?.seconds ?? 0;
};

test("attempts that come all at once, at two replicas, are counted exactly, each target by itself", async () => {
  const [here, there] = [createAttempts(database), createAttempts(database)];
  const taken = await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? here : there).take("mere", backOff)));
  expect(taken.filter(Boolean)).toHaveLength(5);
  expect(await there.take("tane", backOff)).toBe(true);
  await here.forget("mere");
  expect(await there.take("mere", backOff)).toBe(true);
  expect(JSON.stringify(await database.queries.select().from(poolAttempts))).not.toMatch(/mere|tane/);
});

test("each attempt after the free ones doubles the wait, to a quarter of an hour at most; after a pause of twice that they are forgotten", async () => {
  await database.queries.delete(poolAttempts);
  const attempts = createAttempts(database);
  const waits = [];
  for (let index = 0; index < 11; index += 1) {
    expect(await attempts.take("mere", backOff)).toBe(true);
    waits.push(await waitOf());
    await database.queries.update(poolAttempts).set({ blockedUntil: null });
  }
  expect(waits).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 900, 900, 900]);
  await database.queries.update(poolAttempts).set({ lastAt: sql`now() - interval '31 minutes'` });
  expect(await attempts.take("mere", backOff)).toBe(true);
  expect(await waitOf()).toBe(0);
  await attempts.forgetOld();
  expect(await database.queries.select().from(poolAttempts)).toHaveLength(1);
  await database.queries.update(poolAttempts).set({ lastAt: sql`now() - interval '31 minutes'` });
  await attempts.forgetOld();
  expect(await database.queries.select().from(poolAttempts)).toEqual([]);
});

test("whoever sits out the longest wait has one attempt more and waits as long again, until twice that time is quiet", async () => {
  const attempts = createAttempts(database);
  const mails = { free: 2, firstWait: 15 * 60 };
  const later = (minutes: number) =>
    database.queries.execute(
      sql.raw(`update user_pool_attempts set last_at = last_at - interval '${minutes} minutes',
        blocked_until = blocked_until - interval '${minutes} minutes'`),
    );
  const taken = async () => [await attempts.take("mails", mails), await attempts.take("mails", mails)];
  expect(await taken()).toEqual([true, true]);
  for (let round = 0; round < 3; round += 1) {
    await later(16);
    expect(await taken()).toEqual([true, false]);
  }
  await later(31);
  expect(await taken()).toEqual([true, true]);
});
