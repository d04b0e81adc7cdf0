import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createServer, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { cost } from "../../.storybook/cost/plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "cost-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a Storybook in development answers with the last weights, and with nothing before there are any", {
  timeout: 60_000,
}, async () => {
  const file = join(folder, "served.json");
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: "127.0.0.1", ws: false, watch: null },
    plugins: [cost(file)],
  });
  try {
    await server.listen();
    const { port } = server.httpServer!.address() as AddressInfo;
    const ask = () => fetch(`http://127.0.0.1:${port}/cost/size.json`);
    expect((await ask()).status).toBe(404);
    for (const entries of [[], [{ name: "button" }]]) {
      writeFileSync(file, JSON.stringify({ entries }));
      const answer = await ask();
      expect(answer.headers.get("content-type")).toBe("application/json");
      expect(await answer.json()).toEqual({ entries });
    }
  } finally {
    await server.close();
  }
});

test("a built Storybook has the weights as a file, or none", { timeout: 60_000 }, async () => {
  const file = join(folder, "built.json");
  const page = join(folder, "page.js");
  writeFileSync(page, "export default 1;");
  const filesOf = async () => {
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      build: { write: false, rolldownOptions: { input: page } },
      plugins: [cost(file)],
    });
    return (built as Rolldown.RolldownOutput).output;
  };
  expect((await filesOf()).map(({ fileName }) => fileName)).not.toContain("cost/size.json");
  writeFileSync(file, "{}");
  const found = (await filesOf()).find(({ fileName }) => fileName === "cost/size.json");
  expect(found).toMatchObject({ type: "asset", source: "{}" });
});
