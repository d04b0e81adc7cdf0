import { runInNewContext } from "node:vm";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerServiceWorkers, retiringScript, workerScript } from "./service-worker.ts";

const build = { program: "self.ran = self.shop;", release: 'a"b' };

test("a worker knows its shop and its build, and another build is another worker", () => {
  const self: Record<string, unknown> = {};
  runInNewContext(workerScript("au", build), { self });
  expect(self.ran).toEqual({ base: "/au", release: 'a"b' });
  expect(workerScript("nz", build)).not.toBe(workerScript("nz", { ...build, release: "c" }));
});

test("PWA-08 each country has a worker below its own base, which is never kept and may reach nothing but the shop", async () => {
  const app = Fastify();
  registerServiceWorkers(app, build);
  for (const country of ["nz", "au"] as const) {
    const { body, headers } = await app.inject(`/${country}/worker.js`);
    expect(body).toBe(workerScript(country, build));
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    });
  }
});

test("a worker that retires empties its own shop's caches alone, signs off, and answers nothing", async () => {
  const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
  const deleted: string[] = [];
  const done: string[] = [];
  runInNewContext(retiringScript("nz"), {
    self: {
      addEventListener: (name: string, listener: never) => listeners.set(name, listener),
      skipWaiting: () => done.push("takes over"),
      registration: { unregister: async () => done.push("unregistered") },
    },
    caches: {
      keys: async () => ["shop/nz/pages/1", "shop/nz/pictures", "shop/au/pictures", "somebody-else"],
      delete: async (name: string) => deleted.push(name),
    },
  });
  expect([...listeners.keys()].sort()).toEqual(["activate", "install"]);
  const fire = async (name: string) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (one) => work.push(one) });
    await Promise.all(work);
  };
  await fire("install");
  await fire("activate");
  expect(deleted).toEqual(["shop/nz/pages/1", "shop/nz/pictures"]);
  expect(done).toEqual(["takes over", "unregistered"]);
});
