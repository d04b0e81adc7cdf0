import { once } from "node:events";
import promises, { mkdtemp, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { sayRoomOnDisk } from "../database/bytes-left-on.fixture.ts";
import { DatabaseUnavailable } from "../database/database-error.ts";
import { lockFolder } from "../database/folder-lock.ts";
import { openDatabase } from "../database/open-database.ts";
import { builtFile, loadAppBuild } from "../rendering/app-build.ts";
import { prepareDataFolder, prepareOriginals } from "./data-folder.ts";
import { explainFailure } from "./explain-failure.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "explain-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const failureOf = (work: Promise<unknown>) => work.then(() => expect.unreachable(), explainFailure);

function listen(host: string, port: number): Promise<unknown> {
  const server = createServer().listen(port, host);
  onTestFinished(() => void server.close());
  return once(server, "listening").then(() => server.address());
}

test("a taken port is told in one sentence, with how to choose another", async () => {
  const { port } = (await listen("127.0.0.1", 0)) as AddressInfo;
  expect(await failureOf(listen("127.0.0.1", port))).toBe(`Port ${port} is taken. Choose another one with PORT or --port.`);
});

test("an address of another machine", async () => {
  expect(await failureOf(listen("203.0.113.9", 0))).toBe(
    "203.0.113.9 is no address of this machine. Choose another one with HOST or --host.",
  );
});

test("a PostgreSQL that is not there", async () => {
  const said = await failureOf(openDatabase({ databaseUrl: "postgresql://shop:secret@127.0.0.1:1/shop" }));
  expect(said).toBe("PostgreSQL cannot be reached by DATABASE_URL (connect ECONNREFUSED 127.0.0.1:1).");
  expect(said).not.toContain("secret");
});

test("a folder that is in use", async () => {
  const dataDir = await temporaryFolder();
  const lock = await lockFolder(join(dataDir, "database"));
  expect(await failureOf(openDatabase({ dataDir }))).toMatch(/^The database in .* is in use by process \d+, started .*\.$/);
  await lock.release();
});

test("a database whose disk is nearly full is not called damaged, nor given up for an empty shop", async () => {
  const dataDir = await temporaryFolder();
  sayRoomOnDisk()(32 * 2 ** 20 - 1);
  expect(await failureOf(openDatabase({ dataDir }))).toMatch(
    /^The database in .* cannot be opened: its disk has less than 32 MB left\. Make room on it, then start again\.$/,
  );
});

test("a disk that is full while the shop is filled", () => {
  const full = Object.assign(new Error("could not extend file"), { code: "53100" });
  const said = "The disk of the database is full. Make room on it, then start again.";
  const lost = new DatabaseUnavailable("The database cannot be reached.", { cause: new Error("Failed query", { cause: full }) });
  expect([full, lost].map(explainFailure)).toEqual([said, said]);
});

test("folders that can never be made, in one short sentence each", async () => {
  // Linux takes no folder there, whoever asks; elsewhere nobody may make the one above.
  const nowhere = "/proc/nowhere/data";
  expect(await failureOf(prepareDataFolder(nowhere))).toMatch(
    /^\/proc\S* cannot be used: .*\. Choose another folder with DATA_DIR\.$/,
  );
  expect(await failureOf(prepareOriginals(nowhere))).toMatch(/\n {2}ORIGINALS_DIR: \/proc\/nowhere\/data cannot be .*$/);

  const long = join(await temporaryFolder(), "a/".repeat(2_500));
  expect(await failureOf(prepareDataFolder(long))).toMatch(
    /^.{60}… cannot be used: it is longer than a path may be\. Choose another folder with DATA_DIR\.$/,
  );
  expect(await failureOf(prepareOriginals(long))).toMatch(/\n {2}ORIGINALS_DIR: .{60}… is longer than a path may be$/);
});

test("a data folder that is there and cannot be written to is named itself, not the folder of photographs in it", async () => {
  const folder = await temporaryFolder();
  const refused = Object.assign(new Error("read-only"), { code: "EROFS", path: folder });
  const asked = vi.spyOn(promises, "access").mockRejectedValue(refused);
  syncBuiltinESMExports();
  onTestFinished(() => {
    asked.mockRestore();
    syncBuiltinESMExports();
  });
  expect(await failureOf(prepareDataFolder(folder))).toMatch(
    /^\S+ cannot be used: it is on a disk that cannot be written to\. Choose another folder with DATA_DIR\.$/,
  );
});

test("a build that is not there, or that ended before the worker", async () => {
  const folder = await temporaryFolder();
  const said = (file: string) => `The shop has not been built, or not to the end: ${file} is missing. Build it first.`;
  expect(await failureOf(loadAppBuild(folder))).toBe(said(join(folder, "server", "index.js")));
  expect(await failureOf(builtFile(folder, "worker", "worker.js"))).toBe(said(join(folder, "worker", "worker.js")));
});

test("a role that PostgreSQL does not let in", () => {
  const refused = (code: string) => new Error("Failed query: create", { cause: Object.assign(new Error("no"), { code }) });
  expect(["28P01", "28000", "3D000", "42501"].map((code) => explainFailure(refused(code)))).toEqual([
    "PostgreSQL does not let the shop in by DATABASE_URL: its password is wrong.",
    "PostgreSQL does not let the shop in by DATABASE_URL: its role is unknown or may not sign in.",
    "PostgreSQL does not let the shop in by DATABASE_URL: there is no database of that name.",
    "PostgreSQL does not let the shop in by DATABASE_URL: its role may not create what the shop needs; grant it CREATE on the database and on its schema.",
  ]);
});

test("a database that is not the shop's to fill", () => {
  const refused = (code: string) => explainFailure(Object.assign(new Error("no"), { code }));
  expect(["25006", "22P05", "55000", "42704"].map(refused)).toEqual([
    "PostgreSQL does not let the shop in by DATABASE_URL: it is read-only, as a standby is.",
    "PostgreSQL does not let the shop in by DATABASE_URL: its encoding is not UTF8.",
    "PostgreSQL does not let the shop in by DATABASE_URL: it takes no connections, as a template does.",
    "PostgreSQL does not let the shop in by DATABASE_URL: it does not know a setting that the address asks for.",
  ]);
});

test("an address of a database that names a file, a socket or a TLS that is not there", async () => {
  const open = (databaseUrl: string) => failureOf(openDatabase({ databaseUrl }));
  expect(await open("postgresql://shop@127.0.0.1:1/shop?sslrootcert=/nofile")).toBe(
    "DATABASE_URL cannot be used (ENOENT: no such file or directory, open '/nofile').",
  );
  expect(await open("postgresql:///shop?host=/nowhere")).toBe(
    "PostgreSQL cannot be reached by DATABASE_URL (connect ENOENT /nowhere/.s.PGSQL.5432).",
  );
  const withoutTls = createServer((socket) => socket.once("data", () => socket.end("N"))).listen(0, "127.0.0.1");
  onTestFinished(() => void withoutTls.close());
  await once(withoutTls, "listening");
  const { port } = withoutTls.address() as AddressInfo;
  expect(await open(`postgresql://shop@127.0.0.1:${port}/shop?sslmode=require`)).toBe(
    "PostgreSQL does not let the shop in by DATABASE_URL: it has no TLS, which sslmode asks for.",
  );
});

test("what nobody foresaw keeps its stack", () => {
  const error = new Error("odd");
  expect(explainFailure(error)).toBe(error.stack);
});
