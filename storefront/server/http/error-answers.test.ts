import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { malformedRequest } from "./error-answers.ts";

const server = createServer({ requestTimeout: 100, connectionsCheckingInterval: 20 }, (_, response) => response.end());
beforeAll(async () => {
  server.on("clientError", malformedRequest());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** All that comes on a connection until it is closed, when so much has been sent on it. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  if (sent !== "") socket.write(sent);
  return text(socket);
}

test("who has sent half a request is told that it took too long", async () => {
  expect(await answerTo("POST / HTTP/1.1\r\nhost: shop\r\n")).toMatch(/^HTTP\/1\.1 408 .*"code":"RequestTimeout"/s);
});

test("a connection that nothing came on is closed without an answer to what may be sent just then", async () => {
  expect(await answerTo("")).toBe("");
});
