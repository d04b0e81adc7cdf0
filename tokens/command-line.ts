import { type ParseArgsConfig, parseArgs } from "node:util";

/** Ends a command that cannot be understood, with a sentence about it and how it is called. */
export function misunderstood(problem: string, usage: string): never {
  process.stderr.write(`${problem}\n${usage}\n`);
  process.exit(2);
}

/** Reads what was typed behind a command. Where that cannot be understood, or `--help` asks how it is called, the process ends. */
export function readCommandLine<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes("--help")) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return misunderstood(error instanceof Error ? error.message : String(error), usage);
  }
}
