import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrations-folder.ts";

/** What a statement takes away from servers that still run on the schema before it, or undefined. */
function takenAway(statement: string): string | undefined {
  const sql = statement.replace(/\s+/g, " ").trim();
  if (/^drop (?:table|schema|type|sequence|view)\b/i.test(sql)) return "drops what they read";
  if (!/^alter table\b/i.test(sql)) return undefined;
  if (/\bdrop column\b|\brename\b|\bset data type\b|\balter column "?\w+"? type\b/i.test(sql))
    return "changes a column that they know";
  if (/\bset not null\b/i.test(sql)) return "asks for what they leave out";
  if (/\badd column\b/i.test(sql) && /\bnot null\b/i.test(sql) && !/\bdefault\b/i.test(sql))
    return "adds a column that they do not fill";
  return undefined;
}

test("while a release takes the place of another, servers of both share the database: no migration takes anything away", () => {
  const found = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith(".sql"))
    .flatMap((file) => {
      const statements = readFileSync(join(migrationsFolder, file), "utf8").split("--> statement-breakpoint");
      return statements.flatMap((statement) => takenAway(statement) ?? []).map((problem) => `${file} ${problem}`);
    });
  expect(found).toEqual([]);
});

test.each([
  'DROP TABLE "orders"',
  'ALTER TABLE "orders" DROP COLUMN "email"',
  'ALTER TABLE "orders" RENAME COLUMN "email" TO "mail"',
  'ALTER TABLE "orders" RENAME TO "purchases"',
  'ALTER TABLE "orders" ALTER COLUMN "email" SET NOT NULL',
  'ALTER TABLE "orders" ALTER COLUMN "email" SET DATA TYPE varchar(10)',
  'ALTER TABLE "orders" ADD COLUMN "size" text NOT NULL',
])("%s takes away what an older server uses", (statement) => {
  expect(takenAway(statement)).toBeDefined();
});

test.each([
  'ALTER TABLE "orders" ADD COLUMN "size" text',
  'ALTER TABLE "orders" ADD COLUMN "size" integer DEFAULT 0 NOT NULL',
  'ALTER TABLE "orders" ALTER COLUMN "email" DROP NOT NULL',
  'CREATE TABLE "sizes" ("id" text NOT NULL)',
])("%s takes nothing away from an older server", (statement) => {
  expect(takenAway(statement)).toBeUndefined();
});
