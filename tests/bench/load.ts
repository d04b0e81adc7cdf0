import { Agent, request } from "node:http";

export interface LoadOptions {
  /** Addresses that are asked for in turn. */
  readonly addresses: readonly string[];
  readonly requests: number;
  /** Requests under way at once. */
  readonly connections: number;
  readonly encoding: "identity" | "gzip";
  /** Sent with every request. */
  readonly cookie?: string;
}

export interface LoadResult {
  readonly seconds: number;
  readonly bytes: number;
}

/**
 * Asks for pages over kept connections until all are answered.
 * @throws Error when one is not answered with 200
 */
export async function load({ addresses, requests, connections, encoding, cookie }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  let bytes = 0;
  const headers = { "accept-encoding": encoding, accept: "text/html", ...(cookie && { cookie }) };
  const one = (address: string) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(address, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address} answers ${answer.statusCode}.`));
        answer.on("data", (part: Buffer) => {
          bytes += part.length;
        });
        answer.on("end", resolve);
        answer.on("error", reject);
      });
      sent.on("error", reject);
      sent.end();
    });
  const started = performance.now();
  try {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (next < requests) await one(addresses[next++ % addresses.length] as string);
      }),
    );
  } finally {
    agent.destroy();
  }
  return { seconds: (performance.now() - started) / 1_000, bytes };
}
