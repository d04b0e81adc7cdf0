import { spawn } from "node:child_process";
import { once } from "node:events";
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
