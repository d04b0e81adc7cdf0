import { execFile } from "node:child_process";
import { join } from "node:path";
import { repositoryRoot } from "@tread/storefront/server/repository-root.ts";

type OwnerCommand = "catalogue" | "orders" | "vouchers";

/** The program behind `pnpm <name>`. */
export const ownerProgram = (name: OwnerCommand): string => join(repositoryRoot, `storefront/launch/${name}.ts`);

/** Runs a command as the owner does, and fulfils with its exit code and all that it said. */
export function runOwnerCommand(
  name: OwnerCommand,
  variables: Record<string, string>,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables };
    execFile(process.execPath, [ownerProgram(name), ...words], { env }, (error, out, problems) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: out + problems });
    });
  });
}
