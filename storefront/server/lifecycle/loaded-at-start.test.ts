import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** Names the packages of `watched` that come along with the server's code. */
const program = `
  import { registerHooks } from "node:module";
  const watched = ["@electric-sql/pglite", "drizzle-orm/pglite", "pg", "nodemailer"];
  const loaded = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      if (watched.includes(specifier)) loaded.add(specifier);
      return next(specifier, context);
    },
  });
  await import(${JSON.stringify(new URL("../main.ts", import.meta.url).href)});
  console.log(JSON.stringify([...loaded].sort()));
`;

test("what speaks to a database or a server of mails is loaded by the shop that has one", async () => {
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program]);
  expect(JSON.parse(stdout)).toEqual([]);
});
