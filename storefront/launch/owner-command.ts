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

/** Something that the owner may ask for. */
export interface OwnerCommand {
  /** The most words that it heeds of those typed behind it. */
  readonly words: number;
  /** Options that it heeds besides those of every command. */
  readonly options: readonly string[];
  /** @param given the words behind it */
  run(given: readonly string[]): Promise<void>;
}

/** What the owner may ask for, by its name. */
export type OwnerCommands = Readonly<Record<string, OwnerCommand>>;

/** What the owner has typed. */
export interface TypedCommand {
  /** The command's name and the words behind it. */
  readonly positionals: readonly string[];
  /** The options' values, as `readWords` has read them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What is said of all commands by `--help`. */
  readonly usage: string;
}

/** @throws Refusal when more is said than is heeded: a price that is tried with --dry-run must not be changed */
function refuseUnheeded(
  name: string,
  given: readonly string[],
  { words, options }: OwnerCommand,
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
export async function runCommand(commands: OwnerCommands, { positionals, values, usage }: TypedCommand): Promise<void> {
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
    refuseUnheeded(name, given, command, values);
    await command.run(given);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
