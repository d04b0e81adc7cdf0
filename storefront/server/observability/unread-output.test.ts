import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { expect, test } from "vitest";

test("a process lives on when the reader of its output has gone", async () => {
  const program = `import { setTimeout as delay } from "node:timers/promises";
    import { outliveReaders } from "${new URL("./unread-output.ts", import.meta.url)}";
    outliveReaders();
    process.stdin.resume();
    await new Promise((resolve) => process.stdin.once("end", resolve));
    process.stdout.write("open\\n");
    process.stderr.write("open\\n");
    await delay(50);
    process.exit(7);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.end();
  expect(await once(child, "exit")).toEqual([7, null]);
});

test("a process goes on, and ends when it wants to, when what its log is written to takes nothing, as on a full disk", async () => {
  const program = `import { createLogger } from "${new URL("./logger.ts", import.meta.url)}";
    import { outliveReaders } from "${new URL("./unread-output.ts", import.meta.url)}";
    outliveReaders();
    const logger = createLogger("info");
    for (let line = 0; line < 100; line += 1) logger.info({ line }, "request");
    logger.fatal("unexpected failure, stopping");
    setImmediate(() => process.exit(7));`;
  // Open for reading alone: every line that is written there fails.
  const unwritable = await open(import.meta.filename, "r");
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", unwritable.fd, "inherit"],
    timeout: 30_000,
    killSignal: "SIGKILL",
  });
  expect(await once(child, "exit")).toEqual([7, null]);
  await unwritable.close();
});
