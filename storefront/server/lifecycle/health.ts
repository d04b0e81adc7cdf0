import type { FastifyInstance } from "fastify";
import { answerWithin } from "../answer-within.ts";

/** One thing that must work before requests may come; resolves when it does, with what is to be said of it besides. */
export type ReadinessCheck = () => Promise<"readOnly" | undefined>;

/** Milliseconds a check may take. */
const patience = 3_000;

/** Whether this process wants requests. Starts as "yes"; a stopping server says "no" while it finishes what it has. */
export class Readiness {
  #stopping = false;
  readonly #checks: Readonly<Record<string, ReadinessCheck>>;

  constructor(checks: Readonly<Record<string, ReadinessCheck>>) {
    this.#checks = checks;
  }

  stop(): void {
    this.#stopping = true;
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Runs every check side by side. */
  async look(): Promise<{ ready: boolean; checks: Record<string, "ok" | "readOnly" | "failing"> }> {
    const results = await Promise.all(
      Object.entries(this.#checks).map(async ([name, check]) => [name, await outcomeOf(check)] as const),
    );
    return { ready: !this.#stopping && results.every(([, result]) => result !== "failing"), checks: Object.fromEntries(results) };
  }
}

async function outcomeOf(check: ReadinessCheck): Promise<"ok" | "readOnly" | "failing"> {
  try {
    return (await answerWithin(patience, check(), () => "failing" as const)) ?? "ok";
  } catch {
    return "failing";
  }
}

/** `/healthz`: the process lives. `/readyz`: it can serve, with what fails named, or takes no changes while pages stand; 503 when it cannot. */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get("/healthz", { config: { quiet: true } }, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", { config: { quiet: true } }, async (_request, reply) => {
    const { ready, checks } = await readiness.look();
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "not ready", checks });
  });
}
