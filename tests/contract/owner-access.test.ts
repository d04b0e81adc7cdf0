import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { runOwnerCommand } from "./owner-command.ts";

test("the owner's commands reach a shop on their machine where it listens, whatever address shoppers know it by", async () => {
  const folder = await mkdtemp(join(tmpdir(), "owner-access-"));
  cpSync(inject("emptyDatabase"), join(folder, "database"), { recursive: true });
  const child = spawn(process.execPath, [fileURLToPath(new URL("../faults/shop-process.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      ...{ DATA_DIR: folder, HOST: "0.0.0.0", PORT: "0", PUBLIC_ORIGIN: "https://shop.invalid", LOG_LEVEL: "silent" },
    },
  });
  const gone = once(child, "exit");
  try {
    const open = Promise.withResolvers<void>();
    child.once("exit", (code) => open.reject(new Error(`The shop stopped with ${code}; its reason is above.`)));
    child.stdout.on("data", (said: Buffer) => String(said).includes("is open at") && open.resolve());
    await open.promise;
    expect(await runOwnerCommand("catalogue", {}, "list", "site", "--data-dir", folder)).toMatchObject({ code: 0 });
  } finally {
    child.kill("SIGTERM");
    await gone;
    await rm(folder, { recursive: true, force: true });
  }
});
