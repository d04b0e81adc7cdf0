import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { limitPipelining } from "./pipelining.ts";

const request = "GET / HTTP/1.1\r\nhost: shop\r\n\r\n";
const last = "GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n";

/** A shop that lets three requests of one connection wait, and counts those that it has begun with. */
async function open(): Promise<{ asking: Socket; begun: () => number }> {
  let begun = 0;
  const app = Fastify();
  onTestFinished(() => app.close());
  limitPipelining(app, 3);
  app.get("/", async () => {
    begun += 1;
    return `${begun};`;
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const asking = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void asking.destroy());
  return { asking, begun: () => begun };
}

test("a few requests that are sent before their answers are all answered, in their order, as often as they come", async () => {
  const { asking } = await open();
  let answered = "";
  asking.setEncoding("utf8").on("data", (some) => {
    answered += some;
  });
  asking.write(request.repeat(3));
  await expect.poll(() => answered).toContain("3;");
  asking.write(request.repeat(2) + last);
  await once(asking, "close");
  expect(answered.match(/\d;/g)).toEqual(["1;", "2;", "3;", "4;", "5;", "6;"]);
});

test("of more requests than may wait on one connection nothing is made, and the connection is closed", async () => {
  const { asking, begun } = await open();
  asking.on("error", () => undefined).resume();
  asking.write(request.repeat(1_000));
  await once(asking, "close");
  expect(begun()).toBeLessThanOrEqual(3);
});
