import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { registerSandbox } from "../register-sandbox.ts";
import { createVault } from "../vault.ts";

const stripped = vi.hoisted(() => vi.fn());
vi.mock("node:module", async (load) => {
  const node = await load<typeof import("node:module")>();
  return { ...node, stripTypeScriptTypes: stripped.mockImplementation(node.stripTypeScriptTypes) };
});

test("types are stripped from the programs of frames when one is first asked for, not at the start", async () => {
  const app = Fastify();
  await registerSandbox(app, { vault: createVault(new Uint8Array(32)) });
  await app.ready();
  expect(stripped).not.toHaveBeenCalled();

  expect((await app.inject("/sandbox/hosted-fields/number")).statusCode).toBe(200);
  const once = stripped.mock.calls.length;
  expect(once).toBeGreaterThan(5);
  await app.inject("/sandbox/hosted-fields/cvv");
  expect(stripped).toHaveBeenCalledTimes(once);
  await app.close();
});
