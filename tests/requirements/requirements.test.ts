import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const rows = readFileSync(join(root, "tests/requirements/rows.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t")[0]);
const files = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "*.test.ts", "*.test.tsx", "*.spec.ts", "*.stories.tsx"],
  { cwd: root, encoding: "utf8" },
)
  .split("\n")
  .filter((file) => file !== "");

test("every row that a test or story cites is a row of the requirements", () => {
  const known = new Set(rows);
  const areas = new Set(rows.map((row) => row?.split("-")[0]));
  const unknown = files.flatMap((file) => {
    const cited = readFileSync(join(root, file), "utf8").match(/\b[A-Z]{3,6}-\d{2,3}\b/g) ?? [];
    return [...new Set(cited)].filter((id) => areas.has(id.split("-")[0]) && !known.has(id)).map((id) => `${file}: ${id}`);
  });
  expect(unknown).toEqual([]);
});

test("the requirements are whole: 904 rows, each once", () => {
  expect(rows).toHaveLength(904);
  expect(new Set(rows).size).toBe(904);
});
