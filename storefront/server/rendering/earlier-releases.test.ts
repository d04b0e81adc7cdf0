import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { keepEarlierReleases, keptReleases } from "./earlier-releases.ts";
import { precompress } from "./precompress.ts";
import { registerStaticFiles } from "./static-files.ts";

let root: string;
let archive: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "releases-"));
  archive = join(root, "releases");
  return () => rm(root, { recursive: true, force: true });
});

const client = () => join(root, "client");
const assets = () => join(client(), "assets");

/** As the build does it: the folder is emptied, filled, compressed, and the earlier releases are put beside it. */
async function release(files: Readonly<Record<string, string>>): Promise<number> {
  await rm(client(), { recursive: true, force: true });
  await mkdir(assets(), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(assets(), name), text);
  await precompress(client());
  return keepEarlierReleases(assets(), archive);
}

async function get(url: string, encoding = "identity") {
  const app = Fastify();
  onTestFinished(() => app.close());
  await registerStaticFiles(app, client());
  return app.inject({ url, headers: { "accept-encoding": encoding } });
}

test("a page opened before a deploy still finds its code, compressed as before", async () => {
  const code = "export const cart = 1;\n".repeat(100);
  await release({ "cart-a.js": code, "shop-x.js": "same" });
  expect(await release({ "cart-b.js": "export const cart = 2;", "shop-x.js": "same" })).toBe(3);
  const old = await get("/assets/cart-a.js");
  expect([old.statusCode, old.body]).toEqual([200, code]);
  expect((await get("/assets/cart-a.js", "br")).headers["content-encoding"]).toBe("br");
  expect((await get("/assets/cart-b.js")).body).toBe("export const cart = 2;");
});

test("the last releases are kept and those before them go, from the archive too", async () => {
  for (let number = 0; number < 6; number++) await release({ [`chunk-${number}.js`]: `${number}` });
  const expected = Array.from({ length: keptReleases + 1 }, (_, index) => `chunk-${5 - index}.js`).sort();
  expect((await readdir(assets())).sort()).toEqual(expected);
  expect((await readdir(join(archive, "files"))).sort()).toEqual(expected);
});

test("building the same again is no release", async () => {
  await release({ "chunk-0.js": "0" });
  for (let number = 0; number < 6; number++) await release({ "chunk-1.js": "1" });
  expect((await get("/assets/chunk-0.js")).statusCode).toBe(200);
});

test("an archive that cannot be read is begun anew", async () => {
  await mkdir(archive);
  await writeFile(join(archive, "releases.json"), "{");
  expect(await release({ "chunk-0.js": "0" })).toBe(0);
  expect(await release({ "chunk-1.js": "1" })).toBe(1);
});
