import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { eq, sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { meta, poolCodes, poolUsers } from "../database/schema/schema.ts";
import { createGuesses } from "../security/guesses.ts";
import {
  becomeCustomer,
  goodPassword,
  mere,
  openBrowser,
  otherPassword,
  readMails,
  type Shop,
  startIdentity,
} from "./identity.fixture.ts";

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openEmptyDatabase();
  shop = await startIdentity(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const somebody = () => ({ ...mere, email: `${randomUUID()}@example.co.nz` });

async function customer() {
  const person = somebody();
  const browser = openBrowser(shop);
  const { session } = (await becomeCustomer(database, browser, person)).body;
  return { ...person, browser, idToken: session.idToken as string, username: session.username as string };
}

async function newestLink(email: string) {
  const mail = (await readMails(database)).findLast(({ recipient }) => recipient === email);
  if (mail === undefined) throw new Error("There is no mail.");
  return mail.link;
}

test("an account whose address nobody has confirmed for a month is gone, and its address free", async () => {
  const known = await customer();
  const others = [somebody(), somebody()];
  for (const other of others) expect((await openBrowser(shop).call("POST", "/users", other)).status).toBe(200);
  const age = (email: string, days: number) =>
    database.queries
      .update(poolUsers)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(poolUsers.email, email));
  await age(known.email, 400);
  await age(others[0]!.email, 31);
  await age(others[1]!.email, 29);
  await shop.forgetOld();
  expect((await openBrowser(shop).signIn(known.email)).status).toBe(200);
  const again = await Promise.all(others.map((other) => openBrowser(shop).call("POST", "/users", other)));
  expect(again.map(({ status }) => status)).toEqual([200, 409]);
});

describe("signing in", () => {
  test("answers an unknown user, a wrong password, a disabled user and one who is not verified with the same words", async () => {
    const [known, disabled] = [await customer(), await customer()];
    await database.queries.update(poolUsers).set({ enabled: false }).where(eq(poolUsers.email, disabled.email));
    const unverified = somebody();
    await openBrowser(shop).call("POST", "/users", unverified);
    const answers = [
      await openBrowser(shop).signIn(somebody().email),
      await openBrowser(shop).signIn(known.email, otherPassword),
      await openBrowser(shop).signIn(disabled.email, otherPassword),
      await openBrowser(shop).signIn(disabled.email, goodPassword),
      await openBrowser(shop).signIn(unverified.email, otherPassword),
    ];
    for (const { status, body, headers } of answers) {
      expect({ status, body, cookies: headers["set-cookie"] }).toEqual({
        status: 401,
        body: { code: "IncorrectCredentials", message: "Incorrect email or password." },
        cookies: undefined,
      });
    }
    expect(await openBrowser(shop).signIn(unverified.email)).toMatchObject({
      status: 403,
      body: { code: "EmailNotVerified", message: "Your email address hasn't been verified yet." },
    });
  });

  test.each([
    ["\u0000", goodPassword],
    ["nobody", goodPassword],
    ["mere@example.co.nz", "x".repeat(1_000)],
    ["mere@example.co.nz", "\u0000"],
  ])("with what is no address or no password, %j, is refused like any other", async (email, password) => {
    expect(await openBrowser(shop).signIn(email, password)).toMatchObject({
      status: 401,
      body: { code: "IncorrectCredentials" },
    });
  });

  test("is put off after five wrong passwords, on every server, for known and unknown users alike, also when the next is right", async () => {
    const other = await startIdentity(database);
    const known = await customer();
    const emails = [known.email, somebody().email];
    for (const email of emails) {
      for (let index = 0; index < 5; index += 1) {
        const answer = await openBrowser(index % 2 === 0 ? shop : other).signIn(email, otherPassword);
        expect(answer).toMatchObject({ status: 401 });
      }
    }
    // A second is soon over on a slow machine; what is put off, is put off for longer.
    await database.queries.execute(sql`update user_pool_attempts set blocked_until = blocked_until + interval '1 minute'`);
    for (const email of emails) {
      expect(await openBrowser(other).signIn(email)).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } });
    }
    await database.queries.execute(sql`update user_pool_attempts set blocked_until = now()`);
    expect(await openBrowser(other).signIn(known.email)).toMatchObject({ status: 200 });
    await other.close();
  });
});

describe("a mailed link", () => {
  test("works once, for its own user, and not too late", async () => {
    const person = somebody();
    const browser = openBrowser(shop);
    await browser.call("POST", "/users", person);
    const link = await newestLink(person.email);
    const other = await customer();
    expect(await browser.call("POST", "/users/verify", { ...link, user: randomUUID() })).toMatchObject({
      status: 410,
      body: { code: "LinkExpired" },
    });
    expect(await browser.call("POST", "/users/verify", { ...link, user: person.email })).toMatchObject({ status: 410 });
    await database.queries.update(poolCodes).set({ expiresAt: sql`now()` }).where(eq(poolCodes.userId, link.user));
    expect(await browser.call("POST", "/users/verify", link)).toMatchObject({ status: 410, body: { code: "LinkExpired" } });
    expect(await browser.call("POST", "/users/verify/resend", { user: link.user })).toMatchObject({ status: 200 });
    expect(await browser.call("POST", "/users/verify", link)).toMatchObject({ status: 410, body: { code: "LinkInvalid" } });
    const fresh = await newestLink(person.email);
    expect(await browser.call("POST", "/users/verify", fresh)).toMatchObject({ status: 200 });
    expect(await browser.call("POST", "/users/verify", fresh)).toMatchObject({ status: 409, body: { code: "AlreadyVerified" } });

    await browser.call("POST", "/users/password/forgot", { email: person.email });
    const reset = { ...(await newestLink(person.email)), password: otherPassword };
    expect(await browser.call("POST", "/users/password/reset", { ...reset, user: other.username })).toMatchObject({
      status: 410,
    });
    expect(await browser.call("POST", "/users/password/reset", { ...reset, code: "guessed" })).toMatchObject({
      status: 410,
      body: { code: "LinkInvalid" },
    });
    expect(await browser.call("POST", "/users/password/reset", reset)).toMatchObject({ status: 200 });
    expect(await browser.call("POST", "/users/password/reset", reset)).toMatchObject({
      status: 410,
      body: { code: "LinkExpired" },
    });
  });

  test("is worth nothing after ten wrong guesses", async () => {
    const { email, browser } = await customer();
    await browser.call("POST", "/users/password/forgot", { email });
    const link = await newestLink(email);
    const guess = (code: string) => browser.call("POST", "/users/password/reset", { ...link, code, password: otherPassword });
    for (let index = 0; index < 10; index += 1) expect(await guess(`guess-${index}`)).toMatchObject({ status: 410 });
    expect(await guess(link.code)).toMatchObject({ status: 410 });
    expect(await openBrowser(shop).signIn(email)).toMatchObject({ status: 200 });
  });

  test("that verifies is worth nothing after ten wrong guesses either, and another one works", async () => {
    const [person, browser] = [somebody(), openBrowser(shop)];
    await browser.call("POST", "/users", person);
    const link = await newestLink(person.email);
    const guess = (code: string) => browser.call("POST", "/users/verify", { ...link, code });
    for (let index = 0; index < 10; index += 1) {
      expect(await guess(`guess-${index}`)).toMatchObject({ status: 410, body: { code: "LinkInvalid" } });
    }
    expect(await guess(link.code)).toMatchObject({ status: 410, body: { code: "LinkExpired" } });
    expect(await openBrowser(shop).signIn(person.email)).toMatchObject({ status: 403 });
    await browser.call("POST", "/users/verify/resend", { user: link.user });
    expect(await browser.call("POST", "/users/verify", await newestLink(person.email))).toMatchObject({ status: 200 });
  });

  test("is used by one of many who use it at once", async () => {
    const { email, browser } = await customer();
    await browser.call("POST", "/users/password/forgot", { email });
    const link = await newestLink(email);
    const use = () => openBrowser(shop).call("POST", "/users/password/reset", { ...link, password: otherPassword });
    const answers = await Promise.all(Array.from({ length: 4 }, use));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });

  test("verifies but does not sign in where nobody signed up, or somebody else did", async () => {
    const [person, stranger] = [somebody(), somebody()];
    await openBrowser(shop).call("POST", "/users", person);
    const browser = openBrowser(shop);
    await browser.call("POST", "/users", stranger);
    const answer = await browser.call("POST", "/users/verify", await newestLink(person.email));
    expect(answer).toMatchObject({ status: 200, body: { session: null } });
    expect([...browser.cookies.keys()]).toEqual(["sign-up"]);
  });

  test("is kept as a hash, as are sessions and tokens; passwords as argon2id", async () => {
    const { email, browser } = await customer();
    await browser.call("POST", "/users/password/forgot", { email });
    const { code } = await newestLink(email);
    const [, refreshToken = ""] = (browser.cookies.get("session") ?? "").split(".");
    expect(refreshToken).not.toBe("");
    for (const table of ["users", "codes", "refresh_tokens", "sign_up_sessions", "attempts"]) {
      const { rows } = await database.queries.execute(sql.raw(`select * from user_pool_${table}`));
      const kept = JSON.stringify(rows);
      for (const secret of [code, refreshToken, goodPassword]) expect(kept).not.toContain(secret);
    }
    const [{ passwordHash } = { passwordHash: "" }] = await database.queries
      .select()
      .from(poolUsers)
      .where(eq(poolUsers.email, email));
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe("asking for a mail", () => {
  test("answers the same, in the same time, whether or not there is such an account, and is put off after five", async () => {
    const known = await customer();
    for (const path of ["/users/password/forgot", "/users/verify/resend"]) {
      const [email, unknown] = [path.endsWith("resend") ? (await customer()).email : known.email, somebody().email];
      const answers = [];
      for (const address of [email, unknown]) {
        const started = performance.now();
        const { status, body } = await openBrowser(shop).call("POST", path, { email: address });
        expect(performance.now() - started).toBeGreaterThan(295);
        answers.push({ status, body });
      }
      expect(answers).toEqual([
        { status: 200, body: {} },
        { status: 200, body: {} },
      ]);
    }
    for (const email of [known.email, somebody().email]) {
      await database.queries.execute(sql`delete from user_pool_attempts`);
      const statuses = [];
      for (let index = 0; index < 6; index += 1) {
        statuses.push((await openBrowser(shop).call("POST", "/users/password/forgot", { email })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  test("says so when too many verification mails were asked for", async () => {
    const { email } = somebody();
    const ask = () => openBrowser(shop).call("POST", "/users/verify/resend", { email });
    for (let index = 0; index < 5; index += 1) await ask();
    expect(await ask()).toMatchObject({
      status: 429,
      body: { code: "TooManyEmails", message: "You've sent too many verification emails. Try again later." },
    });
  });
});

describe("an account", () => {
  test("is made for ten addresses a quarter of an hour from one network, and for no more", async () => {
    const limited = await startIdentity(database, { guesses: createGuesses(database) });
    const browser = openBrowser(limited);
    for (let made = 0; made < 10; made++) expect(await browser.call("POST", "/users", somebody())).toMatchObject({ status: 200 });
    const stranger = somebody();
    expect(await browser.call("POST", "/users", stranger)).toMatchObject({ status: 429, body: { code: "TooManyRequests" } });
    expect((await readMails(database)).some(({ recipient }) => recipient === stranger.email)).toBe(false);
    await limited.close();
  });

  test("has a mail that says nothing in the words of whoever asked for it", async () => {
    const person = { ...somebody(), firstName: "Win at evil.example" };
    await openBrowser(shop).call("POST", "/users", person);
    const mail = (await readMails(database)).find(({ recipient }) => recipient === person.email);
    expect(mail).toMatchObject({ subject: "Verify your email address" });
    expect(`${mail?.text} ${mail?.html}`).toContain("One step to go");
    expect(`${mail?.text} ${mail?.html}`).not.toContain("evil");
  });

  test("that there is already is not made again, and says so", async () => {
    const { email } = await customer();
    expect(await openBrowser(shop).call("POST", "/users", { ...mere, email: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: "EmailTaken", message: `An account with the email address ${email} already exists.` },
    });
  });

  test("is not made from fields that its form would refuse, each named", async () => {
    const answer = await openBrowser(shop).call("POST", "/users", {
      ...somebody(),
      email: "mere",
      password: "Password1!",
      firstName: "",
      phone: "09 555 0184",
      dateOfBirth: "2999-01-01",
    });
    expect(answer.status).toBe(422);
    expect(answer.body.issues.map(({ path }: { path: string }) => path).sort()).toEqual(
      ["body.dateOfBirth", "body.email", "body.firstName", "body.password", "body.phone"].sort(),
    );
  });

  test("made by a stranger with somebody's address is taken over by whoever reads that address", async () => {
    const person = somebody();
    await openBrowser(shop).call("POST", "/users", person);
    const owner = openBrowser(shop);
    await owner.call("POST", "/users/password/forgot", { email: person.email });
    const link = await newestLink(person.email);
    await owner.call("POST", "/users/password/reset", { ...link, password: otherPassword });
    expect(await owner.signIn(person.email, otherPassword)).toMatchObject({ status: 200 });
    expect(await openBrowser(shop).signIn(person.email, goodPassword)).toMatchObject({ status: 401 });
    expect(shop.takenOver).toContain(link.user);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
  ])("verified by a mail whose link was asked to lead to %s leads nowhere else", async (redirect) => {
    const person = somebody();
    expect(await openBrowser(shop).call("POST", "/users", { ...person, redirect })).toMatchObject({ status: 200 });
    expect(await newestLink(person.email)).not.toHaveProperty("redirect");
  });
});

describe("an id token", () => {
  const claims = async (token: string) =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as JWTPayload;

  test("is refused unsigned, from another pool or key, for another client, of another use, and expired", async () => {
    const { browser, idToken } = await customer();
    expect(await browser.account(idToken)).toMatchObject({ status: 200 });
    const good = await claims(idToken);
    const [row] = await database.queries.select().from(meta).where(eq(meta.key, "user pool signing key"));
    const key = await importJWK(JSON.parse(row?.value ?? "") as JWK, "RS256");
    const header = {
      alg: "RS256",
      kid: JSON.parse(Buffer.from(idToken.split(".")[0] ?? "", "base64url").toString()).kid as string,
    };
    const signed = (changes: JWTPayload, by = key) => new SignJWT({ ...good, ...changes }).setProtectedHeader(header).sign(by);
    expect(await browser.account(await signed({}))).toMatchObject({ status: 200 });

    const foreign = await generateKeyPair("RS256");
    const publicKey = await exportJWK((await generateKeyPair("RS256", { extractable: true })).publicKey);
    const refused = {
      "alg none": new UnsecuredJWT(good).encode(),
      "HMAC under a public key": await new SignJWT(good)
        .setProtectedHeader({ alg: "HS256", kid: header.kid })
        .sign(new TextEncoder().encode(JSON.stringify(publicKey))),
      "another key": await signed({}, foreign.privateKey),
      "another issuer": await signed({ iss: "https://cognito-idp.ap-southeast-2.amazonaws.com/other" }),
      "another client": await signed({ aud: "other" }),
      "an access token": await signed({ token_use: "access" }),
      expired: await signed({ exp: Math.floor(Date.now() / 1000) - 1 }),
      "without an end": await signed({ exp: undefined }),
      "cut off": idToken.slice(0, -4),
      nothing: "x",
    };
    for (const [what, token] of Object.entries(refused)) {
      const { status, body, headers } = await browser.account(token);
      expect({ status, code: body.code, asks: headers["www-authenticate"] }, what).toEqual({
        status: 401,
        code: "NotSignedIn",
        asks: "Bearer",
      });
    }
    expect(await browser.call("GET", "/account")).toMatchObject({ status: 401, body: { code: "NotSignedIn" } });
    expect(await browser.call("GET", "/account", undefined, { authorization: `Basic ${idToken}` })).toMatchObject({
      status: 401,
    });
  });

  test("runs out after five minutes, to be renewed with the session's cookie", async () => {
    const { browser, idToken } = await customer();
    const { iat = 0, exp = 0 } = await claims(idToken);
    expect(exp - iat).toBe(300);
    const later = await startIdentity(database, { now: () => (exp + 1) * 1000 });
    const there = openBrowser(later);
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    expect(await there.account(idToken)).toMatchObject({ status: 401 });
    const { idToken: renewed } = (await there.call("POST", "/session/refresh")).body;
    expect(await there.account(renewed)).toMatchObject({ status: 200 });
    await later.close();
  });
});

describe("the session's cookie", () => {
  test("is out of the reach of scripts and of other sites; what scripts see holds nothing", async () => {
    const { email } = await customer();
    const browser = openBrowser(shop);
    await browser.signIn(email);
    expect(Object.fromEntries(browser.lastCookies)).toEqual({
      session: "; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax",
      signed_in: "; Max-Age=2592000; Path=/; SameSite=Lax",
    });
    expect(browser.cookies.get("signed_in")).toBe("1");

    const overHttps = await startIdentity(database, { origin: "https://shop.test" });
    const secure = openBrowser(overHttps);
    await secure.signIn(email);
    expect(Object.fromEntries(secure.lastCookies)).toEqual({
      "__Host-session": "; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax",
      signed_in: "; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
    });
    expect(await secure.call("POST", "/session/refresh")).toMatchObject({ status: 200 });
    await overHttps.close();
  });

  test("goes with the browser where nobody asked to stay signed in, also once it has another password", async () => {
    const { email } = await customer();
    const browser = openBrowser(shop);
    const { idToken } = (await browser.call("POST", "/session", { email, password: goodPassword, keep: false })).body;
    const ends = { session: "; Path=/; HttpOnly; SameSite=Lax", signed_in: "; Path=/; SameSite=Lax" };
    expect(Object.fromEntries(browser.lastCookies)).toEqual(ends);
    expect(await browser.call("POST", "/session/refresh")).toMatchObject({ status: 200 });
    const passwords = { currentPassword: goodPassword, password: otherPassword };
    const authorization = `Bearer ${idToken}`;
    expect(await browser.call("POST", "/users/password/change", passwords, { authorization })).toMatchObject({ status: 200 });
    expect(Object.fromEntries(browser.lastCookies)).toEqual(ends);
    expect(await browser.call("POST", "/session/refresh")).toMatchObject({ status: 200 });
    expect(await browser.call("DELETE", "/session")).toMatchObject({ status: 200 });
    expect(browser.cookies.size).toBe(0);
  });

  test.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://shop.test.evil.example" },
    { origin: "https://shop.test" },
    { origin: undefined },
    { origin: undefined, "sec-fetch-site": "cross-site" },
    { origin: undefined, "sec-fetch-site": "same-site" },
  ])("is no good to a page of another origin: %j", async (headers) => {
    const { browser } = await customer();
    for (const [method, path] of [
      ["POST", "/session/refresh"],
      ["DELETE", "/session"],
    ] as const) {
      expect(await browser.call(method, path, undefined, headers)).toMatchObject({ status: 403, body: { code: "OtherOrigin" } });
    }
    expect(await browser.call("POST", "/session", { email: mere.email, password: goodPassword }, headers)).toMatchObject({
      status: 403,
    });
    expect(await browser.call("POST", "/session/refresh")).toMatchObject({ status: 200 });
  });

  test("is taken from the address that the shop was reached by, and where the browser says that no other site is behind it", async () => {
    const { browser } = await customer();
    const from = (headers: Record<string, string | undefined>) => browser.call("POST", "/session/refresh", undefined, headers);
    expect(await from({ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" })).toMatchObject({ status: 200 });
    expect(await from({ origin: undefined, "sec-fetch-site": "same-origin" })).toMatchObject({ status: 200 });
  });

  test("ends when its account is disabled, and is taken back when it is refused", async () => {
    const { browser, email } = await customer();
    await database.queries.update(poolUsers).set({ enabled: false }).where(eq(poolUsers.email, email));
    expect(await browser.call("POST", "/session/refresh")).toMatchObject({ status: 401 });
    expect(browser.cookies.size).toBe(0);
  });

  test("changes no password of another account", async () => {
    const [one, two] = [await customer(), await customer()];
    const answer = await one.browser.call(
      "POST",
      "/users/password/change",
      { currentPassword: goodPassword, password: otherPassword },
      { authorization: `Bearer ${two.idToken}` },
    );
    expect(answer).toMatchObject({ status: 401, body: { code: "NotSignedIn" } });
  });

  test("lets nobody guess the current password for long", async () => {
    const { browser, idToken } = await customer();
    const change = (currentPassword: string) =>
      browser.call(
        "POST",
        "/users/password/change",
        { currentPassword, password: otherPassword },
        { authorization: `Bearer ${idToken}` },
      );
    const before = browser.cookies.get("session");
    expect(await change("x".repeat(1_000))).toMatchObject({ status: 422, body: { code: "IncorrectPassword" } });
    // The session was renewed to ask, and the browser has what renews it from then on.
    expect(browser.cookies.get("session")).not.toBe(before);
    for (let index = 0; index < 5; index += 1) expect(await change(`Guess-${index}-Guess`)).toMatchObject({ status: 422 });
    expect(await change(goodPassword)).toMatchObject({
      status: 429,
      body: { message: "You've tried to update your password too many times. Try again later." },
    });
  });
});

test("nothing went wrong behind any of it", () => {
  expect(shop.errors).toEqual([]);
});
