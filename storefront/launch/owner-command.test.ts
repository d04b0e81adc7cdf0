import { afterEach, expect, test, vi } from "vitest";
import { runCommand } from "./owner-command.ts";

afterEach(() => void vi.restoreAllMocks());

test("a word that is no command is said to be none, and its help is not mistaken for what was asked for", async () => {
  const out = vi.spyOn(console, "log").mockReturnValue();
  const problems = vi.spyOn(console, "error").mockReturnValue();
  await runCommand({}, { positionals: ["exprot", "feed.xml"], values: {}, usage: "  export <file>" });
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(problems.mock.calls).toEqual([['There is no "exprot". Nothing was done; --help says what there is.']]);
  expect(out).not.toHaveBeenCalled();
});

test("a command does nothing where a word or an option is said that it does not heed", async () => {
  const problems = vi.spyOn(console, "error").mockReturnValue();
  const run = vi.fn(async () => undefined);
  const say = (words: string[], values: Record<string, unknown>) =>
    runCommand({ price: { words: 1, options: ["was"], run } }, { positionals: ["price", ...words], values, usage: "" });
  await say(["104201"], { was: "20", url: "https://shop.test" });
  expect(run.mock.calls).toEqual([[["104201"]]]);
  await say(["104201", "nz"], {});
  await say(["104201"], { "dry-run": true });
  process.exitCode = undefined;
  expect(run).toHaveBeenCalledTimes(1);
  expect(problems.mock.calls.map(([words]) => words)).toEqual([
    '"nz" is one word too many. Nothing was done; --help says what there is.',
    "price has no --dry-run. Nothing was done; --help says what there is.",
  ]);
});
