import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { startShop } from "./shop-server.ts";

/** From the command to an answering home page with a built app: with an empty data folder, and again with a filled one. */
export async function measureStarting(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    const cold = await startShop({ dataFolder });
    await cold.stop();
    const warm = await startShop({ dataFolder });
    await warm.stop();
    return [
      {
        name: "start: built app, empty data folder, to the first page",
        value: cold.startedAfter / 1_000,
        unit: "s",
        target: { atMost: 180 },
        note: "database made and filled on the way",
      },
      { name: "start: warm restart, to the first page", value: warm.startedAfter / 1_000, unit: "s", target: { atMost: 5 } },
    ];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
