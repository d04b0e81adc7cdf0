import { afterEach, expect, test, vi } from "vitest";
import { keepFraudToken, readFraudToken } from "./fraud-token.ts";

afterEach(() => vi.unstubAllGlobals());

test("CONF-26 the fraud service's token is kept in its cookie for 400 days", () => {
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:" });
  keepFraudToken("device-1");
  expect(document.cookie).toBe(`fraud_token=device-1; Path=/; SameSite=Lax; Max-Age=${400 * 24 * 60 * 60}; Secure`);
  keepFraudToken("no token\n");
  expect(readFraudToken()).toBe("device-1");
});
