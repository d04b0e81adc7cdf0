import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { type Artist, type ArtistOptions, startArtist } from "./artist.ts";

const source = "/media/scenes/hero-wide";
let artist: Artist;
const start = (options?: ArtistOptions) => {
  artist = startArtist(options);
  return artist;
};
afterEach(() => artist.close());

/** Signal 0 asks the system whether a process is there. */
const isAlive = (processId: number) => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

test("draws in a process of its own, which is there only once something has been asked for", async () => {
  const { knows, transparent } = start();
  expect([knows(source), transparent(source), artist.processId]).toEqual([true, false, undefined]);
  expect(await artist.draw(source, 320)).toMatch(/^<svg /);
  expect(artist.processId).not.toBe(process.pid);
  expect(isAlive(artist.processId!)).toBe(true);
});

test("the process ends when it has been idle, and another one draws the next picture", async () => {
  start({ idle: 50 });
  const drawn = await artist.draw(source, 320);
  const first = artist.processId!;
  await vi.waitFor(() => expect(isAlive(first)).toBe(false), 5_000);
  expect(artist.processId).toBeUndefined();
  expect(await artist.draw(source, 320)).toBe(drawn);
  expect(artist.processId).not.toBe(first);
});

test("a process that dies fails what waits for it and no more", async () => {
  start();
  await artist.edition();
  const waiting = artist.draw(source, 1600);
  process.kill(artist.processId!, "SIGKILL");
  await expect(waiting).rejects.toThrow("the artist left with SIGKILL");
  expect(await artist.draw(source, 320)).toMatch(/^<svg /);
});

test("a picture that is not there is refused, and the process goes on", async () => {
  start();
  await expect(artist.draw("/media/scenes/none", 320)).rejects.toThrow("there is no picture at /media/scenes/none");
  expect(await artist.edition()).toMatch(/^[0-9a-f]{16}$/);
});

test("a stopped artist takes its process with it", async () => {
  start();
  await artist.edition();
  const gone = artist.processId!;
  const waiting = artist.draw(source, 1600);
  const refused = expect(waiting).rejects.toThrow("stopped");
  await artist.close();
  await refused;
  expect(isAlive(gone)).toBe(false);
  await expect(artist.draw(source, 320)).rejects.toThrow("stopped");
});

/** A program that waits for the artist, and hears Ctrl-C without ending. */
const waits = `
  process.on("SIGINT", () => undefined);
  const { startArtist } = await import(process.env.ARTIST);
  const artist = startArtist();
  const known = artist.edition();
  process.stdout.write("asked");
  process.stdout.write(await known);
  await artist.close();
`;

test("Ctrl-C, which every process of a terminal's group hears, does not end the process while it is waited for", async () => {
  start();
  const program = spawn(process.execPath, ["--input-type=module", "--eval", waits], {
    env: { ...process.env, ARTIST: new URL("./artist.ts", import.meta.url).href },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const closed = once(program, "close");
  let said = "";
  program.stdout.on("data", (chunk) => {
    if (said === "") process.kill(-program.pid!, "SIGINT");
    said += chunk;
  });
  expect(await closed).toEqual([0, null]);
  expect(said).toMatch(/^asked[0-9a-f]{16}$/);
});

test("the artist of a server that was killed leaves without a word", async () => {
  const program = `import { fork } from "node:child_process";
    const artist = fork(${JSON.stringify(fileURLToPath(new URL("./artist-process.ts", import.meta.url)))}, { execArgv: [] });
    artist.send({ id: 1 }, () => process.kill(process.pid, "SIGKILL"));`;
  const server = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: ["ignore", "ignore", "pipe"] });
  expect(await text(server.stderr)).toBe("");
});
