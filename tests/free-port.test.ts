import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "./free-port.ts";

test("a port for later is none of those that outgoing connections take meanwhile", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const connection = connect(port, "127.0.0.1");
  onTestFinished(() => void connection.destroy());
  await once(connection, "connect");
  // Such a port cannot be listened on, so that a server which starts on it fails.
  const taken = createServer().listen(connection.localPort, "127.0.0.1");
  await expect(once(taken, "listening")).rejects.toMatchObject({ code: "EADDRINUSE" });
  for (let index = 0; index < 50; index += 1) expect(await freePort()).toBeLessThan(Math.min(connection.localPort!, 32_768));
});
