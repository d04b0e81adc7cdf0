import Fastify from "fastify";
import { expect, test } from "vitest";
import { Readiness, registerHealth } from "./health.ts";

test("alive is not ready: readiness follows its checks and ends before the process does", async () => {
  let databaseUp = true;
  let takesChanges = true;
  const readiness = new Readiness({
    database: async () => {
      if (!databaseUp) throw new Error("down");
      return takesChanges ? undefined : "readOnly";
    },
    pages: async () => undefined,
  });
  const app = Fastify();
  registerHealth(app, readiness);
  const look = async () => {
    const { statusCode, body } = await app.inject("/readyz");
    return [statusCode, JSON.parse(body)];
  };
  expect(await look()).toEqual([200, { status: "ready", checks: { database: "ok", pages: "ok" } }]);
  databaseUp = false;
  expect(await look()).toEqual([503, { status: "not ready", checks: { database: "failing", pages: "ok" } }]);
  databaseUp = true;
  takesChanges = false;
  expect(await look()).toEqual([200, { status: "ready", checks: { database: "readOnly", pages: "ok" } }]);
  readiness.stop();
  expect((await look())[0]).toBe(503);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});
