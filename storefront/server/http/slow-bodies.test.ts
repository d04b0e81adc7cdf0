import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout as later } from "node:timers/promises";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { malformedRequest } from "./error-answers.ts";
import { endSlowBodies } from "./slow-bodies.ts";

/** Sends a body in parts, a tenth of a second between two. @returns what is answered */
async function send(parts: readonly string[], length = parts.join("").length): Promise<string> {
  const app = Fastify({ clientErrorHandler: malformedRequest() });
  onTestFinished(() => app.close());
  endSlowBodies(app, { within: 250, least: 100 });
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.post("/", async (request) => String(request.body).length);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  const ended = new Promise((resolve) => socket.once("close", resolve));
  socket.write(
    `POST / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`,
  );
  for (const part of parts) {
    await later(100);
    if (socket.writable) socket.write(part);
  }
  await ended;
  return answer;
}

test("a body comes for as long as something of it does", async () => {
  expect(await send(Array.from({ length: 10 }, () => "x".repeat(100)))).toMatch(/^HTTP\/1\.1 200 .*1000$/s);
});

test("a body of which next to nothing comes is not waited for", async () => {
  expect(await send(Array.from({ length: 10 }, () => "x"))).toMatch(/^HTTP\/1\.1 408 .*"code":"RequestTimeout"/s);
});

test("a body that stops in the middle is not waited for", async () => {
  expect(await send(["x".repeat(500)], 1_000)).toMatch(/^HTTP\/1\.1 408 /);
});
