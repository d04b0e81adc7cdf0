import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const ownerAccess = z.object({
  /** Where the running shop listens on this machine, whatever address shoppers know it by. */
  address: z.url(),
  token: z.string().min(20),
});

/** How the owner's program reaches a shop on the same machine. */
export type OwnerAccess = z.infer<typeof ownerAccess>;

const fileName = "owner-access.json";

/** Leaves the way in where only who may read the data folder finds it. */
export async function writeOwnerAccess(dataFolder: string, access: OwnerAccess): Promise<void> {
  await writeFile(join(dataFolder, fileName), `${JSON.stringify(access)}\n`, { mode: 0o600 });
}

/** @returns undefined when no shop has been started on this folder */
export async function readOwnerAccess(dataFolder: string): Promise<OwnerAccess | undefined> {
  try {
    return ownerAccess.parse(JSON.parse(await readFile(join(dataFolder, fileName), "utf8")));
  } catch {
    return undefined;
  }
}
