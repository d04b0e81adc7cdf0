import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePgliteFolder } from "@tread/storefront/server/database/make-pglite-folder.ts";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of an embedded database with nothing in it, to be copied. */
    emptyDatabase: string;
  }
}

/** Makes one empty database, which takes seconds, for the servers of all files; takes it away after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "empty-"));
  const emptyDatabase = join(folder, "database");
  await makePgliteFolder(emptyDatabase);
  project.provide("emptyDatabase", emptyDatabase);
  return () => rm(folder, { recursive: true, force: true });
}
