import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleProduct } from "../checkout/checkout.fixture.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { createGuesses } from "../security/guesses.ts";
import { createChallenges } from "./challenges.ts";

const asking = sampleProduct("900101", { challengeQuestion: "What year was Norvane founded?" });
const quiet = sampleProduct("900102");
const failed = { status: 422, code: "ChallengeFailed" };
const here = "10.0.0.1";

describe("an answer", () => {
  const challenges = createChallenges({ answers: (id) => (id === asking.id ? ["2009", "two thousand and nine"] : []) });

  test("PDP-22 that is wrong means ChallengeFailed, one that is right does not", async () => {
    await expect(challenges.verify(asking, "1978", here)).rejects.toMatchObject({
      ...failed,
      message: "That answer isn't right. Check it and try again.",
    });
    await challenges.verify(asking, " 2009 ", here);
    await challenges.verify(asking, "Two thousand and  nine", here);
    await challenges.verify(quiet, "anything", here);
  });

  test("is needed by every line of an order whose product asks, and by no other", async () => {
    await challenges.requireAnswers([{ product: quiet }, { product: asking, challengeAnswer: "2009" }], here);
    const details = { productId: asking.id };
    await expect(challenges.requireAnswers([{ product: quiet }, { product: asking }], here)).rejects.toMatchObject({
      ...failed,
      extra: { details },
    });
    const wrong = [{ product: asking, challengeAnswer: "1978" }];
    await expect(challenges.requireAnswers(wrong, here)).rejects.toMatchObject({ ...failed, extra: { details } });
  });
});

describe("answers that are tried out", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyDatabase();
  });
  afterAll(() => database.close());

  test("are no longer looked at after ten from one network, in orders as well, while others go on", async () => {
    const challenges = createChallenges({ answers: () => ["2009"], guesses: createGuesses(database) });
    for (let year = 1950; year < 1960; year += 1)
      await expect(challenges.verify(asking, String(year), `2001:db8:0:7::${year}`)).rejects.toMatchObject(failed);
    const refused = { status: 429, code: "TooManyRequests" };
    await expect(challenges.verify(asking, "2009", "2001:db8:0:7::1")).rejects.toMatchObject(refused);
    const order = [{ product: asking, challengeAnswer: "2009" }];
    await expect(challenges.requireAnswers(order, "2001:db8:0:7::2")).rejects.toMatchObject(refused);
    await challenges.verify(asking, "2009", "10.0.0.2");
  });
});
