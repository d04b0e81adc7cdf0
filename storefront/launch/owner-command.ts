import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { Refusal } from "./ask-shop.ts";

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

/** What a command heeds of what is typed behind it. */
export interface Heeded {
  /** The most words. */
  readonly words: number;
  /** Options besides those of every command. */
  readonly options: readonly string[];
}

export interface TypedCommand {
  readonly positionals: readonly string[];
  /** The options' values, as `readWords` has read them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Of each command, by its name. */
  readonly heeded: Readonly<Record<string, Heeded>>;
  readonly usage: string;
}

/** @throws Refusal when more is said than is heeded: a price that is tried with --dry-run must not be changed */
function refuseUnheeded(
  name: string,
  given: readonly string[],
  { words, options }: Heeded,
  values: TypedCommand["values"],
): void {
  for (const [option, value] of Object.entries(values)) {
    if (value === undefined || value === false || options.includes(option) || Object.hasOwn(shared, option)) continue;
    throw new Refusal(`${name} has no --${option}. Nothing was done; --help says what there is.`);
  }
  if (given.length > words)
    throw new Refusal(`"${given[words]}" is one word too many. Nothing was done; --help says what there is.`);
}

/** Does what was asked for, or says what there is to ask for. */
export async function runCommand(commands: OwnerCommands, { positionals, values, heeded, usage }: TypedCommand): Promise<void> {
  const [name = "", ...given] = positionals;
  const isHelp = values.help === true || name === "help";
  if (isHelp || name === "") {
    console.log(usage);
    if (!isHelp) process.exitCode = 1;
    return;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new Refusal(`There is no "${name}". Nothing was done; --help says what there is.`);
    refuseUnheeded(name, given, heeded[name] ?? { words: 0, options: [] }, values);
    await command(given);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
