import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { isAbsolute, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { demoOpening } from "#catalogue/opening-documents.ts";
import reactRouter from "../react-router.config.ts";
import { releasesFolder } from "./build-if-stale.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "launch-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs one of the programs that open the shop, to its end. */
async function run(program: string, variables: Record<string, string>, ...parameters: string[]) {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, file, ...parameters], {
    env: { ...process.env, NODE_ENV: undefined, LOG_LEVEL: "silent", DATA_DIR: folder, ...variables },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, "close");
  return { code, errors };
}

const programs = ["./dev.ts", "./serve.ts"];

test.each(["./dev.ts", "./start.ts"])("%s: a port that is taken is said in one sentence, at once", async (program) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  // What is only found out once the shop opens.
  const variables: Record<string, string> = program === "./start.ts" ? { DATA_DIR: fileURLToPath(import.meta.url) } : {};
  try {
    expect(await run(program, { PORT: String(port), ...variables })).toEqual({
      code: 1,
      errors: `Port ${port} is taken. Choose another one with PORT or --port.\n`,
    });
  } finally {
    other.close();
  }
});

test.each(programs)("%s: a data folder that is a file is said in one sentence", async (program) => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const { code, errors } = await run(program, { DATA_DIR: join(file, "data"), PORT: "0" });
  expect(code).toBe(1);
  expect(errors).toBe(
    `${join(file, "data")} cannot be used: a part of its path is a file, not a folder. Choose another folder with DATA_DIR.\n`,
  );
});

test.each(programs)("%s: a folder of photographs that is a file is said at once", async (program) => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const { code, errors } = await run(program, { ORIGINALS_DIR: file, PORT: "0" });
  expect(code).toBe(1);
  expect(errors).toBe(`The server cannot start with these settings:\n  ORIGINALS_DIR: ${file} is a file, or lies in one\n`);
});

test.each(programs)("%s: a setting that cannot be used is said without a stack", async (program) => {
  const { code, errors } = await run(program, { PORT: "http" });
  expect(code).toBe(1);
  expect(errors).toBe("The server cannot start with these settings:\n  PORT: must be a whole number from 0 to 65535\n");
});

test("start: what its command does not know is said before anything is built", async () => {
  const { code, errors } = await run("./start.ts", {}, "--whatever");
  expect(code).toBe(1);
  expect(errors).toMatch(/^The server cannot start with these settings:\n {2}--whatever: is not known; known are [^\n]+\n$/);
});

test("start: the server that takes its place is told what its command says", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const { code, errors } = await run("./start.ts", { DATA_DIR: "" }, "--data-dir", join(file, "data"));
  expect(code).toBe(1);
  expect(errors).toContain(`${join(file, "data")} cannot be used: a part of its path is a file, not a folder.`);
});

test.each([
  [[], 0],
  [["104201"], 1],
])("catalogue sync: with %j refused by the hosted search it ends with %i", async (refused, code) => {
  const indexes = [{ index: "live_nz_products", records: 2, pushed: 1, removed: 0, refused }];
  const shop = createHttpServer((_request, response) => response.end(JSON.stringify({ indexes }))).listen(0, "127.0.0.1");
  await once(shop, "listening");
  const { port } = shop.address() as AddressInfo;
  try {
    const ended = await run("./catalogue.ts", { CATALOGUE_TOKEN: "token" }, "sync", "--url", `http://127.0.0.1:${port}`);
    expect(ended).toEqual({ code, errors: "" });
  } finally {
    shop.close();
  }
});

test.each<[string[], string]>([
  [["publish"], "Say which product: 104201\n"],
  [["unpublish"], "Say which product: 104201\n"],
  [["publish", "104201", "--from", "3000-01-02T00:00Z"], "published.from: must be before the year 3000.\nNothing was changed.\n"],
])("catalogue %j says what is wrong before it looks for a shop", async (words, errors) => {
  expect(await run("./catalogue.ts", {}, ...words)).toEqual({ code: 1, errors });
});

test("build: who may not write where it is built is told so in one sentence", async () => {
  const unwritable = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.mkdirSync = () => { throw Object.assign(new Error("EACCES"), { code: "EACCES" }); };
    syncBuiltinESMExports();`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(unwritable)}`;
  const { code, errors } = await run("./build.ts", { NODE_OPTIONS }, "--force");
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The shop has to be built, and this user may not write in .+\. Build it as a user who may: pnpm build\.\n$/,
  );
});

test("the files of earlier releases are kept where the next build does not empty them", () => {
  const emptied = resolve(fileURLToPath(new URL("..", import.meta.url)), reactRouter.buildDirectory);
  const wayThere = relative(emptied, releasesFolder);
  expect(wayThere.startsWith("..") || isAbsolute(wayThere), wayThere).toBe(true);
});

test("catalogue schema: takes every line of a shop, and nothing that an import would refuse for its form", async () => {
  const program = fileURLToPath(new URL("./catalogue.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, program, "schema"], {
    maxBuffer: 2 ** 24,
  });
  // Programs of other languages know no classes of Unicode's.
  expect(stdout).not.toContain("\\\\p{");
  // Validators refuse a schema for a format that JSON Schema has none of.
  expect(new Set(Array.from(stdout.matchAll(/"format": "([^"]+)"/g), ([, format]) => format))).toEqual(new Set(["uri"]));
  const line = z.fromJSONSchema(JSON.parse(stdout));
  const { products, documents } = demoOpening(new Date("2026-11-20T00:00:00Z"));
  for (const one of [...products, ...documents]) expect([one.id, line.safeParse(one).success]).toEqual([one.id, true]);
  const [product, document] = [products[0]!, documents[0]!];
  for (const wrong of [{}, { ...product, discount: 1 }, { ...product, sizes: [] }, { ...document, kind: "colour" }])
    expect(line.safeParse(wrong).success).toBe(false);
});
