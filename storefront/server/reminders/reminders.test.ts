import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Product } from "#domain/product/product.ts";
import { createApp } from "../app.ts";
import { sampleProduct } from "../checkout/checkout.fixture.ts";
import { readConfiguration } from "../configuration.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { guesses, outboxMails, reminders as table } from "../database/schema/schema.ts";
import { scriptedHandlers } from "../http/scripted-handlers.fixture.ts";
import { createLogger } from "../observability/logger.ts";
import { createGuesses } from "../security/guesses.ts";
import { registerOneClick } from "./one-click.ts";
import { createReminders } from "./reminders.ts";

const now = 1_795_000_000_000;
const origin = "http://shop.test";
const email = "mere@example.co.nz";
const soldOut = sampleProduct("300101", { variants: [{ id: "300101-9", code: "9", qty: 0 }] });
const drop = sampleProduct("300102", { saleMode: "scheduledRelease", release: now / 1000 + 3600 });
const back = { email, productId: "300101", variantId: "300101-9" };

let database: Database;
let shop: Awaited<ReturnType<typeof open>>;

/** A shop with one size that is sold out and one drop to come; `servers` of it share the database. */
async function open() {
  const shown = new Map<string, Product>([soldOut, drop].map((one) => [one.id, one]));
  const clock = { now };
  const secret = new Uint8Array(32);
  const server = () =>
    createReminders({
      database,
      secret,
      guesses: createGuesses(database),
      productNow: async (_country, id) => shown.get(id),
      now: () => clock.now,
    });
  const reminders = server();
  const { http } = await createApp({
    configuration: readConfiguration({ NODE_ENV: "test", RATE_LIMITS: "off", LOG_LEVEL: "silent", PUBLIC_ORIGIN: origin }),
    logger: createLogger("silent"),
    handlers: scriptedHandlers(reminders.service),
    parts: [async (app) => registerOneClick(app, reminders)],
  });
  const call = async (path: string, body: object, country = "nz") => {
    const answer = await http.inject({ method: "POST", url: `/${country}/api/reminders${path}`, payload: body });
    return { status: answer.statusCode, body: answer.json() };
  };
  const mails = () => database.queries.select().from(outboxMails).orderBy(outboxMails.createdAt);
  const tokenIn = (mail: { text: string } | undefined, does: "confirm" | "end") =>
    new RegExp(`/reminders/${does}\\?token=([\\w.-]+)`).exec(mail?.text ?? "")?.[1] ?? "";
  return {
    ...{ reminders, server, shown, clock, http, call, mails, tokenIn },
    /** Asks and confirms. */
    async wait(body: object) {
      await call("", body);
      return call("/confirm", { token: tokenIn((await mails()).at(-1), "confirm") });
    },
    stock: (qty: number) => shown.set(soldOut.id, { ...soldOut, variants: [{ id: "300101-9", code: "9", qty }] }),
  };
}

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const each of [table, outboxMails, guesses]) await database.queries.delete(each);
  shop = await open();
});
afterEach(() => shop.http.close());

describe("a size that is sold out", () => {
  test("is waited for once the mail's link is followed, and told of once when it is there", async () => {
    expect(await shop.call("", back)).toEqual({ status: 200, body: { status: "confirmationSent" } });
    const [asked] = await shop.mails();
    expect(asked).toMatchObject({
      kind: "reminderConfirmation",
      recipient: email,
      unsubscribe: expect.stringContaining("/reminders/end"),
    });
    shop.stock(3);
    expect(await shop.reminders.deliver()).toBe(0);
    const confirmed = await shop.call("/confirm", { token: shop.tokenIn(asked, "confirm") });
    expect(confirmed).toMatchObject({ status: 200, body: { kind: "backInStock", product: { path: soldOut.path } } });
    expect(await shop.reminders.deliver()).toBe(1);
    expect(await shop.reminders.deliver()).toBe(0);
    const told = (await shop.mails()).filter(({ kind }) => kind === "reminder");
    expect(told).toMatchObject([{ recipient: email, unsubscribe: expect.stringContaining("/nz/reminders/end?token=") }]);
    expect(told[0]?.text).toContain(`/nz${soldOut.path}?size=9`);
    // An address with a token in it is wider than a phone.
    for (const mail of [asked, told[0]]) expect(mail?.html.replace(/<[^>]+>/g, "")).not.toMatch(/https?:/);
  });

  test("is not told of while there is none, and not twice by two servers that look at once", async () => {
    await shop.wait(back);
    expect(await shop.reminders.deliver()).toBe(0);
    shop.stock(1);
    const sent = await Promise.all([shop.reminders.deliver(), shop.server().deliver(), shop.server().deliver()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  test("can be waited for again after it was told of, but not by the link of before", async () => {
    await shop.wait(back);
    const token = shop.tokenIn((await shop.mails()).at(-1), "confirm");
    expect((await shop.call("/confirm", { token })).status).toBe(200);
    shop.stock(1);
    await shop.reminders.deliver();
    shop.stock(0);
    expect(await shop.call("/confirm", { token })).toMatchObject({ status: 422, body: { code: "LinkInvalid" } });
    expect((await shop.wait(back)).status).toBe(200);
    shop.stock(2);
    expect(await shop.reminders.deliver()).toBe(1);
  });

  test("that is there is nothing to wait for, nor is what the shop does not have", async () => {
    shop.stock(1);
    for (const body of [
      back,
      { ...back, variantId: null },
      { ...back, productId: "nothing" },
      { ...back, variantId: "300102-9" },
    ]) {
      expect(await shop.call("", body)).toMatchObject({ status: 409, body: { code: "NothingToWaitFor" } });
    }
    expect(await shop.call("", { ...back, email: "mere" })).toMatchObject({ status: 422 });
    expect(await shop.mails()).toEqual([]);
  });
});

test("a drop is told of when its time has come, and not a moment earlier", async () => {
  expect((await shop.wait({ email, productId: drop.id, variantId: null })).body.kind).toBe("release");
  shop.clock.now = (drop.release ?? 0) * 1000 - 1;
  expect(await shop.reminders.deliver()).toBe(0);
  shop.clock.now += 1;
  expect(await shop.reminders.deliver()).toBe(1);
  expect((await shop.mails()).at(-1)?.subject).toContain("It's out");
});

describe("whoever asks", () => {
  test("is answered the same whether the address is known or not, and an address is asked once", async () => {
    await shop.wait(back);
    const before = (await shop.mails()).length;
    expect(await shop.call("", back)).toEqual(await shop.call("", { ...back, email: "nobody@example.com" }));
    const mails = await shop.mails();
    expect(mails.slice(before).map(({ recipient }) => recipient)).toEqual(["nobody@example.com"]);
    await shop.call("", { ...back, email: "NOBODY@example.com" });
    expect(await shop.mails()).toHaveLength(mails.length);
  });

  test("cannot have one address asked about more than five things", async () => {
    for (let index = 0; index < 7; index++) {
      const id = `4001${index}`;
      shop.shown.set(id, { ...drop, id });
      const { status } = await shop.call("", { email, productId: id, variantId: null });
      expect(status).toBe(index < 5 ? 200 : 429);
    }
  });

  test("has one address mailed five questions in a day, in both countries and by all servers together", async () => {
    const ask = async (index: number) => {
      const id = `4002${index}`;
      shop.shown.set(id, { ...drop, id });
      // A quarter of an hour later.
      await database.queries.delete(guesses);
      return shop.call("", { email, productId: id, variantId: null }, index % 2 === 0 ? "nz" : "au");
    };
    for (let index = 0; index < 5; index++) {
      expect(await ask(index)).toEqual({ status: 200, body: { status: "confirmationSent" } });
    }
    for (const index of [5, 6])
      expect(await ask(index)).toMatchObject({
        status: 429,
        body: { message: "We've mailed this address a few times today already. Look there, or try again tomorrow." },
      });
    expect(await shop.mails()).toHaveLength(5);
    await shop.call("", { ...back, email: "nobody@example.com" });
    expect(await shop.mails()).toHaveLength(6);
    await database.queries.update(outboxMails).set({ createdAt: new Date(0) });
    await ask(6);
    expect((await shop.mails()).at(-1)?.recipient).toBe(email);
    expect(await shop.mails()).toHaveLength(7);
  });

  test("gets nowhere with a link that is forged, of another shop, of another deed or of an earlier time", async () => {
    await shop.call("", back);
    const token = shop.tokenIn((await shop.mails())[0], "confirm");
    const forged = [
      token.slice(0, -2),
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      "",
      "..",
      token.replace(".1.", ".2."),
    ];
    for (const bad of forged) expect(await shop.call("/confirm", { token: bad })).toMatchObject({ status: 422 });
    expect(await shop.call("/confirm", { token }, "au")).toMatchObject({ status: 422, body: { code: "LinkInvalid" } });
    expect(await shop.call("/end", { token })).toMatchObject({ status: 422 });
    expect(await database.queries.select({ state: table.state }).from(table)).toEqual([{ state: "unconfirmed" }]);
  });
});

test("a mail program leaves by one POST, after which nothing is sent and an old link confirms nothing", async () => {
  await shop.wait(back);
  const confirm = shop.tokenIn((await shop.mails())[0], "confirm");
  shop.stock(1);
  await shop.reminders.deliver();
  const leave = new URL((await shop.mails()).at(-1)?.unsubscribe ?? "");
  shop.stock(0);
  await shop.wait(back);
  const answer = await shop.http.inject({
    method: "POST",
    url: leave.pathname + leave.search,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(answer.statusCode).toBe(204);
  expect((await shop.call("/confirm", { token: confirm })).status).toBe(422);
  shop.stock(1);
  expect(await shop.reminders.deliver()).toBe(0);
  const forged = await shop.http.inject({ method: "POST", url: "/nz/reminders/end?token=forged", payload: "" });
  expect(forged.statusCode).toBe(422);
});

test("an address is forgotten at once when it asks for that, and what it was mailed a day later", async () => {
  await shop.wait(back);
  await shop.call("", { ...back, email: "nobody@example.com" });
  const [mine] = await shop.mails();
  // A link that is followed again, or by the mail program too, says the same.
  for (let time = 0; time < 2; time++) expect((await shop.call("/end", { token: shop.tokenIn(mine, "end") })).status).toBe(200);
  const kept = await database.queries.select({ email: table.email }).from(table);
  expect(kept.filter(({ email: held }) => held.includes("@"))).toEqual([{ email: "nobody@example.com" }]);
  await shop.reminders.forgetOld();
  expect(await shop.mails()).toHaveLength(2);
  await database.queries.update(outboxMails).set({ createdAt: new Date(0) });
  await shop.reminders.forgetOld();
  expect((await shop.mails()).map(({ recipient }) => recipient)).toEqual(["nobody@example.com"]);
});

test("a question that nobody answers is forgotten after a week, with the mail that asked it", async () => {
  await shop.call("", back);
  await database.queries.update(outboxMails).set({ createdAt: new Date(0) });
  await shop.reminders.forgetOld();
  expect(await shop.mails()).toHaveLength(1);
  await database.queries.update(table).set({ changedAt: new Date(Date.now() - 8 * 86_400_000) });
  await shop.reminders.forgetOld();
  expect([await database.queries.$count(table), await shop.mails()]).toEqual([0, []]);
});

test("what has not come within a year is waited for no longer, and the address is forgotten", async () => {
  await shop.wait(back);
  await database.queries.update(outboxMails).set({ createdAt: new Date(0) });
  for (const [days, kept] of [
    [364, 1],
    [366, 0],
  ] as const) {
    await database.queries.update(table).set({ changedAt: new Date(Date.now() - days * 86_400_000) });
    await shop.reminders.forgetOld();
    expect([await database.queries.$count(table), (await shop.mails()).length]).toEqual([kept, kept]);
  }
});

test("whoever leaves once the address is forgotten hears so, and is not told to ask for more mail", async () => {
  await shop.wait(back);
  shop.stock(1);
  await shop.reminders.deliver();
  const token = shop.tokenIn((await shop.mails()).at(-1), "end");
  expect((await shop.call("/end", { token }, "au")).status).toBe(200);
  await database.queries.update(table).set({ changedAt: new Date(0) });
  await shop.reminders.forgetOld();
  const message = "That reminder is over, and your address is forgotten with it.";
  expect(await shop.call("/end", { token })).toMatchObject({ status: 422, body: { code: "LinkInvalid", message } });
  const { body } = await shop.call("/end", { token: token.slice(0, -8) });
  const missing = "A piece of that link is missing, so open it from the mail again.";
  expect(body).toMatchObject({ code: "LinkInvalid", message: missing });
});
