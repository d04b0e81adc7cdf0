import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Options of every command of the owner's. */
const shared = {
  "data-dir": { type: "string" },
  url: { type: "string" },
  help: { type: "boolean", default: false },
} as const satisfies ParseArgsOptionsConfig;

/** What is said of the shared options. */
export const sharedUsage = `  --data-dir <folder>   of the shop on this machine (or DATA_DIR)
  --url <address>       of a shop elsewhere, with its token in CATALOGUE_TOKEN`;

/** Reads what was typed behind `pnpm <name>`; ends the process with a sentence when it cannot be understood. */
export function readWords<const O extends ParseArgsOptionsConfig>(name: string, options: O) {
  try {
    return parseArgs({ allowPositionals: true, options: { ...shared, ...options } });
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split(/(?<=\.)\s|\n/);
    const negative = process.argv.some((word) => /^-\d/.test(word)) ? "No amount is below zero. " : "";
    console.error(`${first}\n${negative}pnpm ${name} --help says what there is.`);
    return process.exit(1);
  }
}

/** What the owner may ask for, by its name: each is given the words behind it. */
export type OwnerCommands = Readonly<Record<string, (given: readonly string[]) => Promise<void>>>;

/** Does what was asked for, or says what there is to ask for. */
export async function runCommand(
  commands: OwnerCommands,
  [name = "", ...given]: readonly string[],
  { usage, help }: { readonly usage: string; readonly help: boolean },
): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || help) {
    console.log(usage);
    if (!help) process.exitCode = 1;
    return;
  }
  try {
    await command(given);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
