import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { documentPolicy } from "./content-security-policy.ts";
import { createNonce } from "./nonce.ts";
import { registerSecurityHeaders } from "./security-headers.ts";

function directives(policy: string): Map<string, string[]> {
  return new Map(policy.split("; ").map((directive) => [directive.split(" ")[0] as string, directive.split(" ").slice(1)]));
}

describe("nonce", () => {
  test("is 128 fresh bits in CSP's alphabet", () => {
    const nonces = Array.from({ length: 2_000 }, createNonce);
    expect(new Set(nonces).size).toBe(nonces.length);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/);
  });
});

describe("content security policy", () => {
  const policy = directives(documentPolicy({ https: false })(["'sha256-abc='"]));

  test("runs only our files and the inline scripts whose hashes it names", () => {
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("script-src")).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy.get("style-src")).toEqual(["'self'"]);
    for (const closed of ["object-src", "base-uri", "frame-ancestors"]) expect(policy.get(closed)).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
  });

  test("never allows unsafe scripts, whatever outside sources are added", () => {
    const open = documentPolicy({
      https: true,
      outside: {
        script: ["https://pay.example"],
        connect: ["https://search.example"],
        frame: ["https://pay.example"],
        image: [],
      },
    })(["'sha256-x'"]);
    expect(open).not.toMatch(/unsafe-eval|strict-dynamic|\*/);
    expect(directives(open).get("script-src")).toEqual(["'self'", "'sha256-x'", "https://pay.example"]);
    expect(directives(open).get("script-src")).not.toContain("'unsafe-inline'");
    expect(directives(open).has("upgrade-insecure-requests")).toBe(true);
    expect(policy.has("upgrade-insecure-requests")).toBe(false);
  });

  test("lets the shop frame what is made for it", () => {
    const framed = directives(documentPolicy({ https: false, frameAncestors: "'self'", trustedTypes: false })([]));
    expect(framed.get("frame-ancestors")).toEqual(["'self'"]);
    expect(framed.has("require-trusted-types-for")).toBe(false);
  });
});

describe("security headers", () => {
  test("are on every answer, HSTS only on https", async () => {
    const app = Fastify({ trustProxy: ["127.0.0.1"] });
    registerSecurityHeaders(app);
    app.get("/x", async () => "x");
    const plain = await app.inject("/x");
    expect(plain.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(plain.headers).not.toHaveProperty("strict-transport-security");
    expect((await app.inject("/missing")).headers).toHaveProperty("x-content-type-options", "nosniff");
    const secure = await app.inject({ url: "/x", headers: { "x-forwarded-proto": "https" } });
    expect(secure.headers["strict-transport-security"]).toContain("max-age=63072000");
    const spoofed = await app.inject({ url: "/x", headers: { "x-forwarded-proto": "https" }, remoteAddress: "203.0.113.9" });
    expect(spoofed.headers).not.toHaveProperty("strict-transport-security");
  });
});
