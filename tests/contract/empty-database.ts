import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of an embedded database with its schema and nothing in it, to be copied. */
    emptyDatabase: string;
  }
}

/** Makes one empty database, which takes seconds, and its schema, which takes one, for the servers of all files; takes it away after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "empty-"));
  await (await openDatabase({ dataDir: folder })).close();
  project.provide("emptyDatabase", join(folder, "database"));
  return () => rm(folder, { recursive: true, force: true });
}
