import { afterEach, expect, test, vi } from "vitest";
import { keepFraudToken, readFraudToken } from "./fraud-token.ts";

afterEach(() => vi.unstubAllGlobals());

test("THIRD-18 THIRD-19 a token that was told on an earlier page is the cookie's, and there need be none", () => {
  vi.stubGlobal("document", { cookie: "theme=dark; fraud_token=device%2B1; signed_in=1" });
  expect(readFraudToken()).toBe("device+1");
  vi.stubGlobal("document", { cookie: "theme=dark; fraud_token=%E0%A4%A" });
  expect(readFraudToken()).toBeUndefined();
});

test("CONF-26 the fraud service's token is kept in its cookie for 400 days", () => {
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:" });
  keepFraudToken("device-1");
  expect(document.cookie).toBe(`fraud_token=device-1; Path=/; SameSite=Lax; Max-Age=${400 * 24 * 60 * 60}; Secure`);
  keepFraudToken("no token\n");
  expect(readFraudToken()).toBe("device-1");
});
