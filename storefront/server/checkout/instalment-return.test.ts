import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { registerInstalmentReturn } from "./instalment-return.ts";

test("the page that shoppers come back to may run its own few lines and nothing else", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await registerInstalmentReturn(app);
  const { headers, body } = await app.inject("/instalments/return?status=SUCCESS&orderToken=%3Cscript%3E");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/]+=*'; /);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).not.toContain("orderToken=");
});
