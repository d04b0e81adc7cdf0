import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenFor } from "../checkout/checkout.fixture.ts";
import { frameAssets } from "./frames/frame-assets.ts";
import { frameProgram, frameStyle } from "./hosted-fields/frame-page.ts";
import { registerSandbox } from "./register-sandbox.ts";
import { createSealer } from "./seal.ts";
import { testCards } from "./test-cards.ts";
import { createVault } from "./vault.ts";

const secret = new Uint8Array(32).fill(1);
const session = "00112233445566778899aabbccddeeff";
const now = Date.UTC(2026, 10, 20);

describe("a sealed value", () => {
  const sealer = createSealer(secret);

  test("opens for whoever has the secret, for its own purpose", () => {
    const sealed = sealer.seal("a", { n: 1 });
    expect(createSealer(secret).open("a", sealed)).toEqual({ n: 1 });
    expect(sealer.open("b", sealed)).toBeUndefined();
    expect(createSealer(new Uint8Array(32).fill(2)).open("a", sealed)).toBeUndefined();
  });

  test("shows any change to it, at any place", () => {
    const sealed = sealer.seal("a", "4111111111111111");
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("4111");
    for (let index = 0; index < sealed.length - 1; index += 1) {
      const changed = sealed.slice(0, index) + (sealed[index] === "A" ? "B" : "A") + sealed.slice(index + 1);
      expect(sealer.open("a", changed)).toBeUndefined();
    }
    expect(sealer.open("a", "")).toBeUndefined();
  });
});

describe("the vault", () => {
  const vault = createVault(secret, () => now);
  const parts = (number: string, expiry: string, code: string, at = vault, of = session) => [
    at.sealPart(of, "number", number),
    at.sealPart(of, "expirationDate", expiry),
    at.sealPart(of, "cvv", code),
  ];

  test("exchanges three fields for a token that says only brand and last four", () => {
    const outcome = vault.tokenise(session, parts("4111 1111 1111 1111", "11 / 26", "123"));
    expect(outcome).toMatchObject({ type: "token", details: { cardType: "visa", lastFour: "1111" } });
    const { nonce } = outcome as { nonce: string };
    expect(nonce.length).toBeLessThanOrEqual(256);
    expect(vault.openNonce(nonce)).toMatchObject({ outcome: "success", card: { cardType: "visa", lastFour: "1111" } });
    expect(Object.keys(vault.openNonce(nonce) ?? {}).sort()).toEqual(["card", "expiryMonth", "expiryYear", "id", "outcome"]);
  });

  test("every documented test card has a token", () => {
    for (const { number, outcome } of testCards)
      expect(createVault(secret).openNonce(tokenFor(createVault(secret), number))?.outcome).toBe(outcome);
  });

  test("names the fields that are wrong, and not what they hold", () => {
    expect(vault.tokenise(session, parts("4111111111111112", "10 / 26", "1234"))).toEqual({
      type: "fieldsInvalid",
      fields: ["number", "expirationDate", "cvv"],
    });
    expect(vault.tokenise(session, parts("378282246310005", "11 / 26", "123"))).toEqual({
      type: "fieldsInvalid",
      fields: ["cvv"],
    });
  });

  test("refuses what may be a real card", () => {
    expect(vault.tokenise(session, parts("4012888888881881", "11 / 26", "123"))).toEqual({ type: "notATestCard" });
  });

  test("takes parts of one session, of one age, each field once", () => {
    const good = parts("4111111111111111", "11 / 26", "123");
    const elsewhere = parts("4111111111111111", "11 / 26", "123", vault, "ffffffffffffffffffffffffffffffff");
    const old = parts(
      "4111111111111111",
      "11 / 26",
      "123",
      createVault(secret, () => now - 121_000),
    );
    for (const wrong of [
      [good[0]!, good[1]!, elsewhere[2]!],
      [good[0]!, good[0]!, good[2]!],
      [good[0]!, good[1]!],
      [...good, good[0]!],
      old,
      ["", "x", "y"],
    ]) {
      expect(vault.tokenise(session, wrong)).toEqual({ type: "partsInvalid" });
    }
  });

  test("a token is good for fifteen minutes", () => {
    const { nonce } = vault.tokenise(session, parts("4111111111111111", "11 / 26", "123")) as { nonce: string };
    expect(createVault(secret, () => now + 15 * 60_000).openNonce(nonce)).toBeDefined();
    expect(createVault(secret, () => now + 15 * 60_000 + 1).openNonce(nonce)).toBeUndefined();
  });

  test("a part is no token", () => {
    expect(vault.openNonce(`sandbox_${vault.sealPart(session, "number", "4111111111111111")}`)).toBeUndefined();
  });
});

describe("the routes", () => {
  let app: FastifyInstance;
  const log: string[] = [];
  beforeAll(async () => {
    app = Fastify({ logger: { level: "trace", stream: { write: (line: string) => void log.push(line) } } });
    await registerSandbox(app, { vault: createVault(secret) });
  });
  afterAll(() => app.close());

  test("a field's document is a stranger to the shop, framed by the shop alone, and holds one labelled input", async () => {
    for (const [field, label, autocomplete] of [
      ["number", "Card number", "cc-number"],
      ["expirationDate", "Expiry date", "cc-exp"],
      ["cvv", "Security code", "cc-csc"],
    ]) {
      const answer = await app.inject({ url: `/sandbox/hosted-fields/${field}`, headers: { host: "shop.example:3000" } });
      expect(answer.statusCode).toBe(200);
      const policy = String(answer.headers["content-security-policy"]).split("; ");
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "sandbox allow-scripts",
          "frame-ancestors 'self'",
          "connect-src 'self' http://shop.example:3000",
        ]),
      );
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.body).toContain(`aria-label="${label}`);
      expect(answer.body).toContain(`autocomplete="${autocomplete}"`);
      expect(answer.body).toContain('inputmode="numeric"');
      expect(answer.body.match(/<input/g)).toHaveLength(1);
    }
    expect((await app.inject("/sandbox/hosted-fields/nothing")).statusCode).toBe(404);
  });

  test("a host that is more than a host does not get into the policy", async () => {
    const answer = await app.inject({ url: "/sandbox/hosted-fields/number", headers: { host: "evil; script-src *" } });
    expect(answer.headers["content-security-policy"]).not.toContain("evil");
  });

  test("everything that a frame's program imports is served, without types, and readable by a frame", async () => {
    const assets = frameAssets(frameProgram, frameStyle)();
    expect(assets.size).toBeGreaterThan(5);
    for (const [path, { body }] of assets) {
      const answer = await app.inject(`/sandbox/hosted-fields/assets/${path}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
      if (!path.endsWith(".ts")) continue;
      expect(answer.headers["content-type"]).toContain("text/javascript");
      for (const [, specifier = ""] of body.matchAll(/from\s+"([^"]+)"/g)) {
        expect(assets.has(new URL(specifier, `http://x/${path}`).pathname.slice(1)), `${path} imports ${specifier}`).toBe(true);
      }
    }
    expect(assets.get(frameProgram)?.body).not.toMatch(/\binterface\b|: MessagePort|as FieldName/);
    for (const path of ["../../../package.json", "%2e%2e/vault.ts", "server/sandbox/vault.ts"]) {
      expect((await app.inject(`/sandbox/hosted-fields/assets/${path}`)).statusCode).toBe(404);
    }
  });

  test("field by field to a token, and not a digit of it in any answer or log line", async () => {
    const preflight = await app.inject({ method: "OPTIONS", url: "/sandbox/vault/parts", headers: { origin: "null" } });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type",
    });
    const sealed: string[] = [];
    for (const [field, value] of [
      ["number", "4111 1111 1111 1111"],
      ["expirationDate", "12 / 30"],
      ["cvv", "987"],
    ]) {
      const answer = await app.inject({
        method: "POST",
        url: "/sandbox/vault/parts",
        headers: { origin: "null" },
        payload: { session, field, value },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
      sealed.push(answer.json().part);
    }
    const answer = await app.inject({ method: "POST", url: "/sandbox/vault", payload: { session, parts: sealed } });
    expect(answer.json()).toEqual({ nonce: expect.stringMatching(/^sandbox_/), details: { cardType: "visa", lastFour: "1111" } });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(log.length).toBeGreaterThan(0);
    expect(log.join("")).not.toMatch(/4111 1111|41111111|12 \/ 30|"987"/);
  });

  test.each([
    [{ session, field: "number" }, "/sandbox/vault/parts", 400, "InvalidRequest"],
    [{ session, field: "pin", value: "1" }, "/sandbox/vault/parts", 400, "InvalidRequest"],
    [{ session, field: "number", value: "4".repeat(41) }, "/sandbox/vault/parts", 400, "InvalidRequest"],
    [{ session: "x", parts: ["a", "b", "c"] }, "/sandbox/vault", 400, "InvalidRequest"],
    [{ session, parts: ["a", "b"] }, "/sandbox/vault", 400, "InvalidRequest"],
    [{ session, parts: ["a", "b", "c"] }, "/sandbox/vault", 422, "CardFieldsExpired"],
  ])("%j to %s is %i %s", async (payload, url, status, code) => {
    const answer = await app.inject({ method: "POST", url, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message: expect.any(String) });
  });

  test("without an outbox there is no page that shows mails", async () => {
    expect((await app.inject("/sandbox/outbox")).statusCode).toBe(404);
  });
});
