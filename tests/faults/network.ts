import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A stretch of network between the shop and its database, which can fall silent. */
export interface Network {
  /** The database's address by way of this network. */
  readonly url: string;
  /** From now on nothing is forwarded and nothing is refused or closed: what was connected stays mute for ever. */
  fallSilent(): void;
  /** New connections work again; those from before stay mute. */
  heal(): void;
  close(): Promise<void>;
}

/** @param databaseUrl where the network leads to */
export async function startNetwork(databaseUrl: string): Promise<Network> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on("error", () => near.destroy());
    if (silent) {
      near.pause();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far);
    far.on("error", () => near.destroy());
    far.on("close", () => near.destroy());
    near.on("close", () => far.destroy());
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent() {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    heal() {
      silent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
