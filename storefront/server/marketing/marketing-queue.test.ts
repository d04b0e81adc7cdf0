import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SubscribePayload } from "#domain/marketing/subscription.ts";
import type { Database } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { marketingContacts, marketingMessages } from "../database/schema/schema.ts";
import { subscribeOwner, tellOfOrder, unsubscribeOwner } from "./contacts.ts";
import { createMarketingQueue } from "./marketing-queue.ts";

const email = "mere@example.co.nz";
const owner = { country: "nz", email, userId: "mere" } as const;

describe("a contact that changes their mind while the provider is away", () => {
  let database: Database;
  let told: SubscribePayload[];
  let isAway: boolean;
  /** What the provider has last been told; a payload that says nothing of it leaves it. */
  let status: "subscribed" | "unsubscribed";

  beforeEach(async () => {
    database = await openEmptyDatabase();
    told = [];
    isAway = false;
    status = "unsubscribed";
  });
  afterEach(() => database.close());

  const open = () =>
    createMarketingQueue(
      database,
      async (_country, payload) => {
        if (isAway) throw new Error("away");
        told.push(payload);
        const { subscribeToMarketing } = payload;
        if (subscribeToMarketing !== undefined) status = subscribeToMarketing ? "subscribed" : "unsubscribed";
        return { success: status === "subscribed", status };
      },
      () => undefined,
    );
  const deliver = () => open().deliver();
  const subscribe = () =>
    database.transaction((transaction) => subscribeOwner(transaction, { ...owner, source: "Website Account Subscribe" }));
  const unsubscribe = () => database.transaction((transaction) => unsubscribeOwner(transaction, owner));
  const keptStatus = async () => (await database.queries.select().from(marketingContacts))[0]?.status;

  test("stays off the list when the first word is told after the last", async () => {
    await subscribe();
    isAway = true;
    expect(await deliver()).toBe(0);
    isAway = false;
    // The first word waits for its next turn meanwhile.
    await unsubscribe();
    expect(await deliver()).toBe(1);
    await database.queries.update(marketingMessages).set({ sendAfter: sql`now()` });
    expect(await deliver()).toBe(1);
    expect(told.map(({ subscribeToMarketing }) => subscribeToMarketing)).toEqual([false, undefined]);
    expect([status, await keptStatus()]).toEqual(["unsubscribed", "unsubscribed"]);
  });

  test("is on the list when that is their last word, whatever the provider says of the words before it", async () => {
    await subscribe();
    await deliver();
    await unsubscribe();
    await subscribe();
    expect(await deliver()).toBe(2);
    expect([status, await keptStatus()]).toEqual(["subscribed", "subscribed"]);
  });

  test("is forgotten 90 days after the provider was told, unless an older message still has to know of it", async () => {
    const kept = () => database.queries.$count(marketingMessages);
    const age = (days: number) =>
      database.queries.update(marketingMessages).set({ createdAt: sql`created_at - make_interval(days => ${days})` });
    await subscribe();
    isAway = true;
    await deliver();
    isAway = false;
    await unsubscribe();
    await deliver();
    await age(89);
    await open().forgetOld();
    await age(2);
    await open().forgetOld();
    expect(await kept()).toBe(2);
    await database.queries.update(marketingMessages).set({ sendAfter: sql`now()` });
    await deliver();
    await open().forgetOld();
    expect(await kept()).toBe(0);
    expect(told.map(({ subscribeToMarketing }) => subscribeToMarketing)).toEqual([false, undefined]);
  });

  test("is told of by another server while the message before hangs", async () => {
    await subscribe();
    await unsubscribe();
    const heard = Promise.withResolvers<void>();
    const hanging = Promise.withResolvers<{ success: boolean; status: "unsubscribed" }>();
    const slow = createMarketingQueue(
      database,
      () => {
        heard.resolve();
        return hanging.promise;
      },
      () => undefined,
    ).deliver();
    await heard.promise;
    expect([await deliver(), status]).toEqual([1, "unsubscribed"]);
    hanging.resolve({ success: true, status: "unsubscribed" });
    expect(await slow).toBe(1);
  });

  test("is on the list when an order from before is told of first", async () => {
    const contact = { email, firstName: "Mere", lastName: "Parata", phone: "", agreeToMarketing: false };
    await database.transaction((transaction) => tellOfOrder(transaction, "nz", contact, "mere"));
    // The embedded database counts in milliseconds, and in one of them is no before and after.
    await database.queries.execute(sql`select pg_sleep(0.002)`);
    await subscribe();
    expect(await deliver()).toBe(2);
    expect(told.map(({ subscribeToMarketing }) => subscribeToMarketing)).toEqual([undefined, true]);
    expect([status, await keptStatus()]).toEqual(["subscribed", "subscribed"]);
  });
});
