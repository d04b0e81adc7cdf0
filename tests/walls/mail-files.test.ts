import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const server = fileURLToPath(new URL("../../storefront/server", import.meta.url));

/** What all mails are written with; these two are where it is made. */
const writers = /\b(writeLetter|mailDocument)\(/;
const madeIn = ["outbox/letter.ts", "outbox/mail-dress.ts"];

test("whoever looks for the words of a mail finds them in a file that is named …-mails.ts", () => {
  const found = globSync("**/*.ts", { cwd: server })
    .filter((file) => !file.endsWith(".test.ts") && !madeIn.includes(file))
    .filter((file) => writers.test(readFileSync(join(server, file), "utf8")));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((file) => !file.endsWith("-mails.ts"))).toEqual([]);
});
