import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("without a project's token nothing is published, and the command says so", () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...environment } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL("chromatic.ts", import.meta.url))], {
    env: environment,
    encoding: "utf8",
  });
  expect(stderr).toContain("set CHROMATIC_PROJECT_TOKEN");
  expect(status).toBe(1);
});
