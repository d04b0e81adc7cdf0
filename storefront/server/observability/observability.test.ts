import fc from "fast-check";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { describe, expect, test } from "vitest";
import { sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { orderLines } from "../database/schema/schema.ts";
import { createLogger } from "./logger.ts";
import { redact, redacted, redactText } from "./redaction.ts";
import { registerRequestLog } from "./request-log.ts";

function listen() {
  const lines: string[] = [];
  return { lines, destination: { write: (line: string) => void lines.push(line) } };
}

/** A line of an order that is not there, which the database refuses. */
const emptyLine: typeof orderLines.$inferInsert = {
  orderNumber: "TT0",
  position: 0,
  productId: "1",
  variantId: "1",
  name: "",
  brand: "",
  colourName: "",
  size: "",
  path: "",
  image: "",
  quantity: 1,
  unitPrice: 1,
  lineTotal: 1,
  status: "processing",
};

/** A 16-digit number that passes the card check. */
const cardNumber = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 }).map((digits) => {
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits.join("")}${(10 - (sum % 10)) % 10}`;
});

describe("redaction", () => {
  test("takes secrets out at any depth, by name", () => {
    const clean = redact({
      req: { headers: { Authorization: "Bearer abc", cookie: "a=b", accept: "text/html" } },
      body: { payment: { methods: { card: [{ token: "tok_1", amount: 100 }] } }, contact: { email: "a@b.co", firstName: "Ana" } },
      voucher: { number: "1234567890", pin: "4321" },
    });
    expect(clean).toEqual({
      req: { headers: { Authorization: redacted, cookie: redacted, accept: "text/html" } },
      body: { payment: { methods: { card: redacted } }, contact: { email: redacted, firstName: "Ana" } },
      voucher: { number: "1234567890", pin: redacted },
    });
  });

  test("takes e-mail addresses, tokens and passwords out of texts", () => {
    expect(redactText("Failed query: insert … params: ana@shop.co.nz, 3")).not.toContain("ana@");
    expect(redactText("GET /nz/api/orders/TT1?token=abc.def&x=1")).toBe(`GET /nz/api/orders/TT1?token=${redacted}&x=1`);
    expect(redactText("postgresql://user:hunter2@db:5432/shop")).not.toContain("hunter2");
    expect(redactText("order 104201 took 12 ms")).toBe("order 104201 took 12 ms");
  });

  test("takes every address out of a list and leaves a name after an at sign", () => {
    expect(redactText("<ana@shop.co.nz>,bo@b.io;@handle and a@b")).toBe(`<${redacted}>,${redacted};@handle and a@b`);
    expect(redactText("a@@b.co then x@y.nz@z")).not.toMatch(/b\.co|y\.nz/);
  });

  test("leaves the files of packages in a stack, and nothing of an address beside them", () => {
    const folder = "file:///shop/node_modules/.pnpm/drizzle-orm@0.44.5_pg@8.16.3/node_modules/drizzle-orm";
    expect(redactText(`at begin (${folder}/session.js:12:5)`)).toBe(`at begin (${folder}/session.js:12:5)`);
    expect(redactText(`${folder}/ana@shop.co.nz`)).not.toContain("ana@");
  });

  test.each([
    ["package folders", "/node_modules/.pnpm/a@".repeat(10_000)],
    ["a long path", `/nz/${"a".repeat(200_000)}`],
    ["a long path with an at sign", `/nz/@${"a".repeat(200_000)}`],
    ["at signs", "@".repeat(200_000)],
    ["at signs and dots", "a@.".repeat(70_000)],
    ["schemes", "a://".repeat(50_000)],
    ["an address without a password", `http://${"a".repeat(200_000)}`],
    ["digits", `${"1".repeat(11)} `.repeat(15_000)],
    ["parameters", "?token=".repeat(30_000)],
  ])("%s takes no time", (_, text) => {
    const started = performance.now();
    redactText(text);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test("finds every card number in any text, plain or in groups", () => {
    fc.assert(
      fc.property(cardNumber, fc.constantFrom("", " ", "-"), fc.string(), (digits, gap, around) => {
        const shown = digits.match(/.{4}/g)!.join(gap);
        const log = JSON.stringify(redact({ note: `${around} ${shown} ${around}` }));
        expect(log).not.toContain(shown);
      }),
    );
  });

  test("leaves every parameter of a failed query out, whichever driver says it", async () => {
    const secrets = [
      "Mere",
      "O’Neil",
      "021 555 0184",
      "12 Ponsonby Road",
      "key-of-the-order-0123456789",
      "Behind the\nblue gate",
    ];
    const database = await openEmptyDatabase();
    const placeholders = sql.join(
      secrets.map((secret) => sql`${secret}`),
      sql`, `,
    );
    const failures = await Promise.all(
      [
        database.queries.execute(sql`insert into nowhere values (${placeholders})`),
        database.queries.insert(orderLines).values({ ...emptyLine, name: secrets[0]!, brand: secrets[3]! }),
        database.queries.execute(sql`insert into stock (country, variant_id, qty) values (${secrets[3]}, ${secrets[2]}, -1)`),
      ].map((query) =>
        query.then(
          () => expect.unreachable(),
          (error: unknown) => error,
        ),
      ),
    );
    await database.close();
    const { lines, destination } = listen();
    const logger = createLogger("info", destination);
    for (const err of failures) logger.error({ err }, "failed");
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toContain("insert into");
      for (const secret of secrets) expect(line).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
  });

  test("survives cycles and unreadable things", () => {
    const loop: Record<string, unknown> = { name: "loop" };
    loop.self = loop;
    Object.defineProperty(loop, "broken", {
      enumerable: true,
      get: () => {
        throw new Error("no");
      },
    });
    expect(() => redact(loop)).not.toThrow();
    expect(() => redact({ loop, big: 10n })).not.toThrow();
  });

  test("leaves out the connection that a driver attaches to the error that ended it", () => {
    const client = { user: "shop", secretKey: -76_772_925, _activeQuery: { values: ["Mere"] } };
    expect(redact({ err: Object.assign(new Error("terminating connection"), { client }) })).toMatchObject({
      err: { message: "terminating connection", client: redacted },
    });
  });

  test("keeps an error's type, message, stack and cause, cleaned", () => {
    const error = new Error("no mail to ana@shop.co.nz", { cause: new TypeError("bad") });
    expect(redact({ err: error })).toMatchObject({
      err: {
        type: "Error",
        message: `no mail to ${redacted}`,
        stack: expect.stringContaining("observability.test"),
        cause: { type: "TypeError" },
      },
    });
  });
});

describe("logger", () => {
  test("cleans fields, messages and bindings of child loggers on the way out", () => {
    const { lines, destination } = listen();
    const logger = createLogger("info", destination);
    logger
      .child({ requestId: "r1" })
      .error({ err: new Error("card 4111 1111 1111 1111"), pin: "1234" }, "mail to ana@shop.co.nz");
    const line = JSON.parse(lines[0] as string);
    expect(lines[0]).not.toMatch(/4111 1111|"1234"|ana@/);
    expect(line).toMatchObject({ level: "error", requestId: "r1", pin: redacted, message: `mail to ${redacted}` });
  });
});

describe("request log", () => {
  test("logs one line without the query, keeps quiet routes quiet and marks slow ones", async () => {
    const { lines, destination } = listen();
    const serve = () => {
      const loggerInstance: FastifyBaseLogger = createLogger("info", destination);
      return Fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }) });
    };
    const app = serve();
    registerRequestLog(app, 0.000_001);
    app.get("/slow", async () => "x");
    await app.inject("/slow?token=secret");
    const loud = serve();
    registerRequestLog(loud);
    loud.get("/page", async () => "x");
    loud.get("/healthz", { config: { quiet: true } }, async () => "x");
    await loud.inject("/page?q=1");
    await loud.inject("/healthz");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: "warn", message: "slow request", path: "/slow", status: 200 },
      { level: "info", message: "request", path: "/page", method: "GET", status: 200 },
    ]);
    expect(lines.join()).not.toContain("secret");
  });

  test("keeps a gift card's code and a return's token, which stand in the path, to itself", async () => {
    const { lines, destination } = listen();
    const loggerInstance: FastifyBaseLogger = createLogger("info", destination);
    const app = Fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }) });
    registerRequestLog(app);
    app.get("/*", async () => "x");
    await app.inject("/nz/api/payment/voucher/balance/GIFT0000000001?pin=1234");
    await app.inject("/vouchers/GIFT0000000001/state");
    await app.inject("/nz/account/orders/TT00000018/return/ey.secret.mac");
    await app.inject("/nz/return/guest/create");
    expect(lines.map((line) => JSON.parse(line).path)).toEqual([
      `/nz/api/payment/voucher/balance/${redacted}`,
      `/vouchers/${redacted}/state`,
      `/nz/account/orders/TT00000018/return/${redacted}`,
      "/nz/return/guest/create",
    ]);
  });
});
