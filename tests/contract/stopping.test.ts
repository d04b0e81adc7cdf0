import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { calls } from "@tread/storefront/contract/calls.ts";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { samples } from "./samples.ts";
import { type Answer, request, send, type WireInput } from "./send.ts";

const fixture = fileURLToPath(new URL("serving.fixture.ts", import.meta.url));
let dataFolder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "stopping-"));
  cpSync(inject("emptyDatabase"), join(dataFolder, "database"), { recursive: true });
});
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  await rm(dataFolder, { recursive: true, force: true });
});

function spawn(variables: Record<string, string> = {}): { child: ChildProcess; errors: () => string } {
  const child = fork(fixture, {
    env: {
      ...process.env,
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataFolder,
      LOG_LEVEL: "silent",
      ...variables,
    },
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  children.push(child);
  let text = "";
  child.stderr?.on("data", (chunk) => {
    text += chunk;
  });
  return { child, errors: () => text };
}

async function start(variables?: Record<string, string>): Promise<{ child: ChildProcess; origin: string }> {
  const { child, errors } = spawn(variables);
  const noLonger = new AbortController();
  const [first] = await Promise.race([once(child, "message", noLonger), once(child, "exit", noLonger)]);
  noLonger.abort();
  if (typeof first !== "string") throw new Error(`The server did not start: ${errors()}`);
  return { child, origin: first };
}

test("SIGTERM: not ready first, while connections end with their answers, then requests under way end well, then it leaves with 0", async () => {
  const { child, origin } = await start({ STOP_DELAY_SECONDS: "1" });
  const exited = once(child, "exit");
  const asked = once(child, "message");
  const slow = request(`${origin}/slow`);
  await asked;
  child.kill("SIGTERM");
  let ready = await request(`${origin}/readyz`);
  while (ready.status === 200) ready = await request(`${origin}/readyz`);
  expect(ready.json).toMatchObject({ status: "not ready", checks: { database: "ok" } });
  const alive = await request(`${origin}/healthz`);
  expect([alive.status, alive.headers.get("connection")]).toEqual([200, "close"]);
  child.send("go on");
  expect((await slow).json).toEqual({ finished: true });
  expect(await exited).toEqual([0, null]);
});

test("a client that would keep its connection does not keep the server: the answer it waited for is the last on it", async () => {
  const { child, origin } = await start();
  const [exited, asked] = [once(child, "exit"), once(child, "message")];
  const agent = new Agent({ keepAlive: true });
  const answered = once(get(`${origin}/slow`, { agent }), "response");
  await asked;
  child.kill("SIGTERM");
  const isOpen = () =>
    request(`${origin}/healthz`, { headers: { connection: "close" } }).then(
      () => true,
      () => false,
    );
  while (await isOpen());
  child.send("go on");
  const [answer] = await answered;
  answer.resume();
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
  expect(await exited).toEqual([0, null]);
});

test("connections on which nothing has been asked, or half of it, do not keep the server", async () => {
  const { child, origin } = await start();
  const exited = once(child, "exit");
  const { hostname, port } = new URL(origin);
  const half = "GET /healthz HTTP/1.1\r\nhost: shop";
  const open = (text: string) => {
    const socket = connect(Number(port), hostname).on("error", () => undefined);
    socket.write(text);
    return socket;
  };
  const more = open(`${half}\r\n\r\n${half}`);
  await Promise.all([once(open(""), "connect"), once(open(half), "connect"), once(more, "data")]);
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});

test("an order is still there after a stop and a start and after a kill and a start, and no lock keeps the next server out", async () => {
  const first = await start();
  const lookup = await samples["orders.lookup"](first.origin);
  let { child } = first;
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
    const next = await start();
    expect((await send(next.origin, "nz", calls["orders.lookup"], lookup)).status).toBe(200);
    child = next.child;
  }
});

test("a second server on the same data folder refuses to start and names the first", async () => {
  const first = await start();
  const { child, errors } = spawn();
  // Only then has all that it said come.
  const [code] = await once(child, "close");
  expect(code).not.toBe(0);
  expect(errors()).toContain(`process ${first.child.pid}`);
  expect((await request(`${first.origin}/readyz`)).status).toBe(200);
});

/** Has a program find no room for a file that grows, for as long as there is a file of that name. */
const fullWhile = (marker: string) => `import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { writeSync } = fs;
  fs.writeSync = (file, bytes, offset, length, position) => {
    const grows = typeof position === "number" && position + length > fs.fstatSync(file).size;
    if (grows && fs.existsSync(${JSON.stringify(marker)})) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    return writeSync(file, bytes, offset, length, position);
  };
  syncBuiltinESMExports();`;

test("on a full disk orders are refused in a sentence and pages stand; what was answered is there, and with room again the shop sells", async () => {
  const marker = join(dataFolder, "full");
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(fullWhile(marker))}`;
  const { child, origin } = await start({ NODE_OPTIONS, RATE_LIMITS: "off" });
  const order = async () => send(origin, "nz", calls["checkout.orders"], await samples["checkout.orders"](origin));
  const lookups = [await samples["orders.lookup"](origin)];
  await writeFile(marker, "");
  const refused = await until(order, ({ status }) => status !== 200, lookups);
  expect([refused.status, (refused.json as { code: string }).code]).toEqual([
    503,
    expect.stringMatching(/^(ServiceUnavailable|PaymentPending)$/),
  ]);
  expect((await send(origin, "nz", calls["products.byIds"], await samples["products.byIds"](origin))).status).toBe(200);
  await rm(marker);
  await until(order, ({ status }) => status === 200, lookups);
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
  const next = await start({ RATE_LIMITS: "off" });
  for (const lookup of lookups) expect((await send(next.origin, "nz", calls["orders.lookup"], lookup)).status).toBe(200);
});

/** Orders until an answer is as wanted, and keeps by what each order that was placed is looked up. */
async function until(order: () => Promise<Answer>, wanted: (answer: Answer) => boolean, lookups: WireInput[]): Promise<Answer> {
  for (;;) {
    const answer = await order();
    if (answer.status === 200) {
      const { orderNumber } = calls["checkout.orders"].response.parse(answer.json);
      lookups.push({ body: { orderNumber, email: "mere@example.co.nz" } });
    }
    if (wanted(answer)) return answer;
  }
}

test("a second signal does not wait for anybody", async () => {
  const { child, origin } = await start({ STOP_DELAY_SECONDS: "30" });
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  let ready = await request(`${origin}/readyz`);
  while (ready.status === 200) ready = await request(`${origin}/readyz`);
  child.kill("SIGTERM");
  expect(await exited).toEqual([1, null]);
});
