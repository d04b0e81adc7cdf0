import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { guesses as guessesTable } from "../database/schema/schema.ts";
import { createGuesses } from "./guesses.ts";

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.close());

const tooMany = { status: 429, code: "TooManyRequests" };
const at = (target: string, guess: string, most = 3) => ({ target, guess, most });

describe("guesses", () => {
  test("are taken up to the limit of their target, from either of two replicas, and the same one again is none", async () => {
    const [here, there] = [createGuesses(database), createGuesses(database)];
    for (const guess of ["a", "b", "a", "c", "b"]) await here.note([at("order 1", guess)]);
    await expect(there.note([at("order 1", "d")])).rejects.toMatchObject(tooMany);
    await there.note([at("order 1", "a")]);
    await there.note([at("order 2", "d")]);
  });

  test("that come all at once are counted exactly", async () => {
    const guesses = createGuesses(database);
    const tries = Array.from({ length: 30 }, (_, index) => guesses.note([at("order 1", `guess ${index}`, 5)]));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  test("of which one is too many count for none of their targets", async () => {
    const guesses = createGuesses(database);
    for (const guess of ["a", "b", "c"]) await guesses.note([at("order 1", guess)]);
    await expect(guesses.note([at("e-mail", "x", 1), at("order 1", "d")])).rejects.toMatchObject(tooMany);
    await guesses.note([at("e-mail", "y", 1)]);
    await expect(guesses.note([at("two at once", "x", 1), at("two at once", "y", 1)])).rejects.toMatchObject(tooMany);
  });

  test("that are one too many are told how long the oldest still counts", async () => {
    const guesses = createGuesses(database, 600_000);
    await guesses.note([at("order 1", "a", 1)]);
    const refused = await guesses.note([at("order 1", "b", 1)]).catch(({ retryAfter }) => retryAfter);
    expect(refused).toBeGreaterThan(500);
    expect(refused).toBeLessThanOrEqual(600);
  });

  test("count for longer where their target asks for that, and are not forgotten before", async () => {
    const guesses = createGuesses(database, 1);
    const longer = (guess: string) => ({ ...at("card", guess, 1), window: 3_600_000 });
    await guesses.note([longer("a"), at("order 1", "a", 1)]);
    await delay(20);
    await guesses.forgetOld();
    await guesses.note([at("order 1", "b", 1)]);
    const refused = await guesses.note([longer("b")]).catch(({ retryAfter }) => retryAfter);
    expect(refused).toBeGreaterThan(3_500);
  });

  test("count for their window, are kept as digests, and are forgotten afterwards", async () => {
    const guesses = createGuesses(database, 600_000, 600_000);
    const later = () =>
      database.queries.update(guessesTable).set({ triedAt: sql`${guessesTable.triedAt} - interval '10 minutes'` });
    await guesses.note([at("order 1", "a", 1)]);
    await expect(guesses.note([at("order 1", "b", 1)])).rejects.toMatchObject(tooMany);
    expect(JSON.stringify(await database.queries.select().from(guessesTable))).not.toContain("order 1");
    await later();
    await guesses.note([at("order 1", "b", 1)]);
    await later();
    await guesses.forgetOld();
    expect(await database.queries.select().from(guessesTable)).toEqual([]);
  });
});
