import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Systems give outgoing connections the ports from here up, or from further up still. */
const firstOfConnections = 32_768;

/**
 * A port for a server that starts later, or starts again. It is none that the system gives outgoing connections: of the many beside
 * a test one could have it by then.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, firstOfConnections);
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}
