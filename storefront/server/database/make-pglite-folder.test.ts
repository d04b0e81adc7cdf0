import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { explainFailure } from "../lifecycle/explain-failure.ts";
import { makePgliteFolder } from "./make-pglite-folder.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tread-pglite-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("an embedded database is made without this process holding any of it", async () => {
  const folder = join(await temporaryFolder(), "database");
  const before = process.memoryUsage().external;
  await makePgliteFolder(folder);
  expect(await readdir(folder)).toContain("PG_VERSION");
  expect((process.memoryUsage().external - before) / 2 ** 20).toBeLessThan(16);
});

test("says why none could be made", async () => {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, "");
  await expect(makePgliteFolder(join(file, "database"))).rejects.toThrow(/No database could be made in .*ENOTDIR/s);
});

test("says that the disk is full as the system does, which is then explained without a stack", async () => {
  const folder = join(await temporaryFolder(), "database");
  const full = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.writeSync = () => { throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }); };
    syncBuiltinESMExports();`;
  vi.stubEnv("NODE_OPTIONS", `--import data:text/javascript,${encodeURIComponent(full)}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const failure = await makePgliteFolder(folder).catch((error: unknown) => error);
  expect(explainFailure(failure)).toBe(`${folder} cannot be used: the disk is full. Choose another folder with DATA_DIR.`);
});
