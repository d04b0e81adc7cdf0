import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { accountUpdate } from "#contract/account.ts";
import type { InputOf, ParsedInputOf } from "#contract/calls.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { failure } from "../api-error.fixture.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { customers as customersTable, marketingContacts } from "../database/schema/schema.ts";
import { parseInput } from "../http/input.ts";
import { seedMembers } from "../loyalty/demo-members.ts";
import type { PaymentGateway } from "../payments/payment-gateway.ts";
import { createSandboxGateway } from "../payments/sandbox-gateway.ts";
import { createVault } from "../sandbox/vault.ts";
import { contextOf, mere, newCustomer, tane } from "./account.fixture.ts";
import { createAccount } from "./create-account.ts";

/** Noon in Auckland on 23 November 2026. */
const now = Date.UTC(2026, 10, 22, 23);

let database: Database;
let gateway: PaymentGateway;
let account: ReturnType<typeof createAccount>;
beforeAll(async () => {
  database = await openEmptyDatabase();
  gateway = createSandboxGateway(database, createVault(new Uint8Array(32)));
  account = createAccount({ database, gateway, now: () => now });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries.delete(customersTable);
  await database.queries.delete(marketingContacts);
});

const get = (who = mere, country: CountryCode = "nz") =>
  Promise.resolve(
    account.service["account.get"]({ params: undefined, query: undefined, body: undefined }, contextOf(who, country)),
  );

type Body = NonNullable<InputOf<"account.update">["body"]>;
const body = (changes: Partial<Body["customer"]> = {}, loyalty?: Body["loyalty"]): Body => ({
  customer: { firstName: "Mere", lastName: "O’Neil", phone: "", subscriptions: { email: false, sms: false }, ...changes },
  ...(loyalty && { loyalty }),
});
const update = async (sent: unknown, who = mere, country: CountryCode = "nz") =>
  account.service["account.update"](
    parseInput(accountUpdate, { body: sent }) as ParsedInputOf<"account.update">,
    contextOf(who, country),
  );

describe("a customer that sign-up made", () => {
  const said = { phone: "+64215550184", dateOfBirth: "1990-02-28" };

  test("with somebody else's address keeps nothing of what it said once whoever reads that address has taken it over", async () => {
    await account.customers.create(newCustomer(mere, said));
    await account.customers.forgetUnproven(mere.username);
    const { customer } = await get();
    expect(customer).toMatchObject({ email: mere.email, firstName: "", lastName: "", phone: null });
    expect(customer).not.toHaveProperty("dateOfBirth");
    expect((await update(body({ dateOfBirth: "1985-06-01" }))).customer).toMatchObject({ dateOfBirth: "1985-06-01" });
  });

  test("stays as it is when who has signed in before gets a new password by mail", async () => {
    await account.customers.create(newCustomer(mere, said));
    await get();
    await account.customers.forgetUnproven(mere.username);
    expect((await get()).customer).toMatchObject({ firstName: "Mere", ...said });
  });

  test("is answered as sign-up had it, in both countries", async () => {
    await account.customers.create(newCustomer(mere, { phone: "+64215550184", dateOfBirth: "1990-02-28" }));
    const whole = {
      username: mere.username,
      customer: {
        email: mere.email,
        firstName: "Mere",
        lastName: "O’Neil",
        phone: "+64215550184",
        dateOfBirth: "1990-02-28",
        subscriptions: { email: false, sms: false },
        addresses: [],
      },
      loyalty: { providers: [] },
    };
    expect(await get()).toEqual(whole);
    expect(await get(mere, "au")).toEqual(whole);
  });

  test("has no dateOfBirth at all until it is set", async () => {
    await account.customers.create(newCustomer(mere));
    expect((await get()).customer).not.toHaveProperty("dateOfBirth");
  });

  test("who agreed to marketing is on that country's list under their username", async () => {
    await account.customers.agreeToMarketing(newCustomer(mere));
    await account.customers.create(newCustomer(mere));
    expect(await database.queries.select().from(marketingContacts)).toMatchObject([
      { country: "nz", email: mere.email, status: "subscribed", source: "Website Account Creation", userId: mere.username },
    ]);
    expect([(await get()).customer.subscriptions.email, (await get(mere, "au")).customer.subscriptions.email]).toEqual([
      true,
      false,
    ]);
  });

  test("does not bring back an address that has opted out: nobody has proven yet whose it is", async () => {
    await database.queries
      .insert(marketingContacts)
      .values({ country: "nz", email: mere.email, status: "unsubscribed", source: "Website Footer" });
    await account.customers.agreeToMarketing(newCustomer(mere));
    await account.customers.create(newCustomer(mere));
    expect((await get()).customer.subscriptions.email).toBe(false);
  });

  test("who is made twice keeps what they have said since", async () => {
    await account.customers.create(newCustomer(mere));
    await update(body({ firstName: "Meretiana" }));
    await account.customers.create(newCustomer(mere));
    expect((await get()).customer.firstName).toBe("Meretiana");
  });
});

describe("a customer that is missing", () => {
  test("is not found, and is there a moment later with the address of the account", async () => {
    const missing = await failure(get());
    expect([missing.status, missing.code, missing.retryAfter]).toEqual([404, "CustomerNotFound", 1]);
    await vi.waitFor(async () =>
      expect((await get()).customer).toMatchObject({ email: mere.email, firstName: "", lastName: "" }),
    );
    await expect(get(tane)).rejects.toMatchObject({ code: "CustomerNotFound" });
  });

  test("is completed by a sign-up that comes after", async () => {
    await account.customers.createFromAccount("nz", mere);
    await account.customers.create(newCustomer(mere, { phone: "+64215550184" }));
    expect((await get()).customer).toMatchObject({ firstName: "Mere", lastName: "O’Neil", phone: "+64215550184" });
  });

  test("is tried again at the next look when it could not be made", async () => {
    const onError = vi.fn();
    const failing = createAccount({
      gateway,
      database: {
        ...database,
        queries: new Proxy(database.queries, {
          get: (target, key) =>
            key === "insert"
              ? () => {
                  throw new Error("full");
                }
              : Reflect.get(target, key),
        }),
      },
      onError,
    });
    await expect(
      failing.service["account.get"]({ params: undefined, query: undefined, body: undefined }, contextOf(mere)),
    ).rejects.toMatchObject({ code: "CustomerNotFound" });
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    await failure(get());
    await vi.waitFor(async () => expect((await get()).username).toBe(mere.username));
  });

  test("cannot be changed", async () => {
    expect(await failure(update(body()))).toMatchObject({ status: 404, code: "CustomerNotFound" });
  });
});

describe("changing who one is", () => {
  beforeEach(() => account.customers.create(newCustomer(mere)));

  test("names and phone are kept cleaned, the phone with its country, and answered", async () => {
    const changed = { firstName: "  Mere  Ana ", lastName: "O'Neil", phone: "021 555 0184" };
    const { customer } = await update(body({ ...changed, subscriptions: { email: false, sms: true } }));
    expect(customer).toMatchObject({
      firstName: "Mere Ana",
      lastName: "O'Neil",
      phone: "+64215550184",
      subscriptions: { email: false, sms: true },
    });
    expect((await get()).customer).toEqual(customer);
    expect((await update(body({ phone: "" }))).customer.phone).toBeNull();
    expect((await update(body({ phone: "0412 345 678" }), mere, "au")).customer.phone).toBe("+61412345678");
  });

  test("every field is judged in its form's words, and nothing is kept", async () => {
    const refused = await failure(
      update(
        body(
          { firstName: "", lastName: "x".repeat(21), phone: "12", dateOfBirth: "2026-11-23" },
          { action: "link", memberId: "12", lastName: "R2" },
        ),
      ),
    );
    expect([refused.status, refused.code, refused.extra.issues]).toEqual([
      422,
      "UnprocessableRequest",
      [
        { path: "body.customer.firstName", message: "Enter your first name." },
        { path: "body.customer.lastName", message: "Use 20 characters or fewer." },
        { path: "body.customer.phone", message: "Enter a valid phone number." },
        { path: "body.customer.dateOfBirth", message: "Enter a date before today." },
        { path: "body.loyalty.memberId", message: "Check the membership number: it has 6 to 10 digits." },
        { path: "body.loyalty.lastName", message: "Use letters, spaces, full stops, apostrophes and hyphens only." },
      ],
    ]);
    expect((await get()).customer.firstName).toBe("Mere");
  });

  test("fields that nobody asked for are refused", async () => {
    for (const extra of [
      { ...body(), username: tane.username },
      { customer: { ...body().customer, email: "else@example.co.nz" } },
      { customer: { ...body().customer, subscriptions: { email: true, sms: true, post: true } } },
      body({}, { action: "unlink", memberId: "123456" } as unknown as { action: "unlink" }),
    ]) {
      expect(await failure(update(extra))).toMatchObject({ status: 422, code: "UnprocessableRequest" });
    }
  });

  test("the birth date is set once, may be said again, and is locked from then on", async () => {
    expect((await update(body({ dateOfBirth: "1990-02-28" }))).customer.dateOfBirth).toBe("1990-02-28");
    expect((await update(body({ dateOfBirth: "1990-02-28", firstName: "Ana" }))).customer.firstName).toBe("Ana");
    const locked = await failure(update(body({ dateOfBirth: "1990-02-27", firstName: "Changed" })));
    expect([locked.status, locked.code, locked.message]).toEqual([409, "DateOfBirthLocked", expect.stringContaining("support")]);
    expect((await update(body())).customer.dateOfBirth).toBe("1990-02-28");
    expect((await get()).customer.firstName).toBe("Mere");
  });

  test("of two different birth dates at once, one is kept and the other refused", async () => {
    const outcomes = await Promise.allSettled(["1990-01-01", "1991-01-01"].map((dateOfBirth) => update(body({ dateOfBirth }))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("MKTG-10 MKTG-13 subscribing sets customer.subscriptions.email and goes to marketing with the username", async () => {
    const { customer } = await update(body({ subscriptions: { email: true, sms: false } }));
    expect(customer.subscriptions).toEqual({ email: true, sms: false });
    expect(await database.queries.select().from(marketingContacts)).toMatchObject([
      { country: "nz", email: mere.email, status: "subscribed", source: "Website Account Subscribe", userId: mere.username },
    ]);
    expect((await update(body())).customer.subscriptions.email).toBe(false);
    const [contact] = await database.queries.select().from(marketingContacts).where(eq(marketingContacts.email, mere.email));
    expect(contact).toMatchObject({ status: "unsubscribed", userId: mere.username });
    expect((await update(body({ subscriptions: { email: true, sms: false } }))).customer.subscriptions.email).toBe(true);
  });

  test("who never subscribed has opted out of nothing", async () => {
    await update(body());
    expect(await database.queries.select().from(marketingContacts)).toEqual([]);
  });

  test("a membership is linked with a customer who has not said a name yet, who then says a whole one", async () => {
    await seedMembers(database);
    await account.customers.createFromAccount("nz", tane);
    const nameless = { firstName: "", lastName: "" };
    const linked = await update(body(nameless, { action: "link", memberId: "1234567", lastName: "O'Neil" }), tane);
    expect(linked).toMatchObject({ customer: nameless, loyalty: { providers: [{ memberId: "1234567" }] } });
    expect(await failure(update(body({ firstName: "Tāne", lastName: "" }), tane))).toMatchObject({ status: 422 });
    await update(body({ firstName: "Tāne" }), tane);
    expect(await failure(update(body(nameless), tane))).toMatchObject({ status: 422 });
  });

  test("ACCT-07 a linked membership is a loyalty provider with its number until it is unlinked", async () => {
    await seedMembers(database);
    expect((await failure(update(body({}, { action: "link", memberId: "7654321", lastName: "O'Neil" })))).code).toBe(
      "MembershipNotFound",
    );
    const linked = await update(body({}, { action: "link", memberId: "123 456 7", lastName: "O'Neil" }));
    expect(linked.loyalty.providers).toEqual([{ name: "frequentFlyer", memberId: "1234567" }]);
    expect((await update(body())).loyalty).toEqual(linked.loyalty);
    expect((await update(body({}, { action: "unlink" }))).loyalty.providers).toEqual([]);
  });

  test("LOYAL-07 a membership linked twice is linked once, and of two windows that link different ones the later is told", async () => {
    await seedMembers(database);
    const oneil = body({}, { action: "link", memberId: "1234567", lastName: "O'Neil" });
    const ngata = body({}, { action: "link", memberId: "1900142", lastName: "Ngata" });
    const twice = await Promise.all([update(oneil), update(oneil)]);
    expect(twice.map(({ loyalty }) => loyalty.providers)).toEqual(
      [1, 2].map(() => [{ name: "frequentFlyer", memberId: "1234567" }]),
    );
    expect(await failure(update(ngata))).toMatchObject({ status: 409, code: "MembershipLinked" });
    expect((await update(body())).loyalty.providers).toEqual([{ name: "frequentFlyer", memberId: "1234567" }]);
    await update(body({}, { action: "unlink" }));
    const atOnce = await Promise.allSettled([update(oneil), update(ngata)]);
    expect(atOnce.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("text that no database takes is refused, not stumbled over", async () => {
    for (const odd of ["a\u0000b", "\ud800", "\u202e"]) {
      const outcome = await update(body({ firstName: odd })).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ status: 422 });
      else expect(outcome).toMatchObject({ customer: { firstName: "ab" } });
    }
  });
});
