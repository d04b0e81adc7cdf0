import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** One server process of the shop. */
export interface Replica {
  readonly origin: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** What all replicas of an installation share. */
export const secret = new Uint8Array(32).fill(5);

/**
 * @param killAt the step of placing an order at which this server is to die
 * @param sendsMails whether it sends what is in the outbox: it says { mailed: id } of each mail that it has handed over
 */
export async function startReplica(databaseUrl: string, killAt?: string, sendsMails = false): Promise<Replica> {
  const child = fork(fileURLToPath(new URL("./replica-process.ts", import.meta.url)), {
    execArgv: [],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SECRET: Buffer.from(secret).toString("hex"),
      ...(killAt !== undefined && { KILL_AT: killAt }),
      ...(sendsMails && { MAILS: "on" }),
    },
  });
  const started = await Promise.race([once(child, "message"), once(child, "exit").then(() => undefined)]);
  if (started === undefined) throw new Error("The server did not start; its reason is above.");
  return {
    origin: (started[0] as { origin: string }).origin,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}
