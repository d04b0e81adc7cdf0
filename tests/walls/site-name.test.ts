import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const storefront = fileURLToPath(new URL("../../storefront", import.meta.url));

test("what the shop is called, on pages, in mails, documents and manifests, is written in one place", () => {
  const saysName = /^(?!\s*(?:\*|\/\/|\/\*)).*Tread (?:&|&amp;) Thread/m;
  const found = globSync("{app,contract,domain,launch,server,worker}/**/*.{ts,tsx}", { cwd: storefront })
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
    .filter((file) => saysName.test(readFileSync(join(storefront, file), "utf8")));
  expect(found).toEqual(["domain/configuration/site-name.ts"]);
});
