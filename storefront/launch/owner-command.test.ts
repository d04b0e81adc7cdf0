import { expect, test, vi } from "vitest";
import { runCommand } from "./owner-command.ts";

test("a word that is no command is said to be none, and its help is not mistaken for what was asked for", async () => {
  const out = vi.spyOn(console, "log").mockReturnValue();
  const problems = vi.spyOn(console, "error").mockReturnValue();
  await runCommand({}, { positionals: ["exprot", "feed.xml"], values: {}, heeded: {}, usage: "  export <file>" });
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(problems.mock.calls).toEqual([['There is no "exprot". Nothing was done; --help says what there is.']]);
  expect(out).not.toHaveBeenCalled();
});
