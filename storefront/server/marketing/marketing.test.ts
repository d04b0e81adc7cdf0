import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { marketingContacts } from "../database/schema/schema.ts";
import { createMarketing } from "./marketing.ts";

const context = { country: "nz", requestId: "1", clientAddress: "127.0.0.1" } as const;
const input = (email: string) => ({
  params: undefined,
  query: undefined,
  body: { email, contactSource: "Website Footer", subscribeToMarketing: true } as const,
});

describe("marketing sign-up", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyDatabase();
  });
  afterAll(() => database.close());

  test("MKTG-03 answers success, status and the address, also the second time", async () => {
    const { "marketing.signUp": signUp } = createMarketing({ database });
    const answer = { success: true, status: "subscribed", email: "Mere@example.co.nz" };
    expect(await signUp(input(" Mere@example.co.nz "), context)).toEqual(answer);
    expect(await signUp(input("Mere@example.co.nz"), context)).toEqual(answer);
    const kept = database.queries.select().from(marketingContacts).where(eq(marketingContacts.email, "mere@example.co.nz"));
    expect(await kept).toHaveLength(1);
  });

  test("an address that opted out stays so, and says so", async () => {
    await database.queries
      .insert(marketingContacts)
      .values({ country: "nz", email: "out@example.co.nz", status: "unsubscribed", source: "Website Footer" });
    const { "marketing.signUp": signUp } = createMarketing({ database });
    expect(await signUp(input("Out@example.co.nz"), context)).toEqual({
      success: false,
      status: "unsubscribed",
      email: "Out@example.co.nz",
    });
  });

  test("a wrong address is refused with the field's own words", async () => {
    const { "marketing.signUp": signUp } = createMarketing({ database });
    await expect(signUp(input("not-an-address"), context)).rejects.toMatchObject({
      status: 422,
      message: "Enter a valid email address.",
    });
  });
});
