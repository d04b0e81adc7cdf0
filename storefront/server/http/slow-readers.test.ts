import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as later } from "node:timers/promises";
import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { endSlowReaders } from "./slow-readers.ts";

/** A shop whose one answer is `payload`, asked for on a connection of its own. */
async function ask(payload: () => Readable | Buffer): Promise<{ asking: Socket; answering: Socket }> {
  const app = Fastify();
  onTestFinished(() => app.close());
  endSlowReaders(app, 100);
  app.get("/", (_request, reply) => reply.send(payload()));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const connected = once(app.server, "connection") as Promise<[Socket]>;
  const asking = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void asking.destroy());
  asking.write("GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n");
  return { asking, answering: (await connected)[0] };
}

test("who takes nothing of an answer is let go", async () => {
  const { answering } = await ask(() => Buffer.alloc(64 * 2 ** 20));
  await once(answering, "close");
});

test("an answer that is long in the making is waited for", async () => {
  async function* made() {
    yield "begun";
    await later(500);
    yield ", done";
  }
  const { asking } = await ask(() => Readable.from(made()));
  expect(await text(asking)).toMatch(/begun.*, done/s);
});

test("an answer that goes over no connection has nobody to wait for", async () => {
  const app = Fastify();
  endSlowReaders(app, 54_321);
  app.get("/", async () => "answered");
  const waits = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => waits.mockRestore());
  expect((await app.inject("/")).body).toBe("answered");
  expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).not.toContain(54_321);
});
