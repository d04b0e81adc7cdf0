import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { endSlowHeads } from "./slow-heads.ts";

test("half a head of a request is not waited for longer than it may take", async () => {
  const server = createServer({ ...endSlowHeads(200), requestTimeout: 0 }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nhost: sh");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});
