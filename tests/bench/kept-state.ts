import { setTimeout as delay } from "node:timers/promises";
import { stateWith } from "@tread/storefront/server/account/account.fixture.ts";
import { accountClient } from "../faults/account-client.ts";
import { startPostgres } from "../faults/postgres.ts";
import { startReplica } from "../faults/replicas.ts";
import { type Figure, quantile } from "./figure.ts";

/** Signed-in shoppers who edit at the same time, and how often each writes. */
const shoppers = 50;
const edits = 40;
/** Edits of each that are not counted: two servers of a moment ago have everything still to load and compile. */
const warmUp = 10;
/** Milliseconds between two edits of one shopper: quicker than anybody presses. */
const pause = () => 100 + Math.random() * 200;

const twentyLines = stateWith(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${100_100 + n}-9`, 1])));

/** What a shopper waits for their cart to be kept, on two servers with one PostgreSQL. */
export async function measureKeptState(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase("kept_state");
    const replicas = await Promise.all([startReplica(url), startReplica(url)]);
    try {
      const times: number[] = [];
      const edit = async (index: number) => {
        const account = { username: `shopper-${index}`, email: `shopper-${index}@example.co.nz` };
        const client = accountClient(replicas[index % replicas.length]!, account);
        await delay(pause());
        for (let version = 0; version < edits; version += 1) {
          const started = performance.now();
          if ((await client.put(version, twentyLines)) === undefined) throw new Error("An edit was refused.");
          if (version >= warmUp) times.push(performance.now() - started);
          await delay(pause());
        }
      };
      await Promise.all(Array.from({ length: shoppers }, (_, index) => edit(index)));
      return [
        {
          name: "95 % of edits to an account's cart are kept within",
          value: quantile(times, 0.95),
          unit: "ms",
          target: { atMost: 50 },
          note: `${shoppers} shoppers, ${times.length} edits of 20 lines, two warm servers, one PostgreSQL; half within ${quantile(times, 0.5).toFixed(1)} ms`,
        },
      ];
    } finally {
      await Promise.all(replicas.map((replica) => replica.stop()));
    }
  } finally {
    await postgres.stop();
  }
}
