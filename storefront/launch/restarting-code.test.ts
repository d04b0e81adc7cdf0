import { join } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { repositoryRoot } from "../server/repository-root.ts";
import { restartingCode } from "./restarting-code.ts";

const reloadedFor = (file: string) => ({
  type: "full-reload",
  triggeredBy: join(repositoryRoot, "storefront", file),
  path: "*",
});

test("a page is not loaded anew at a change that starts the server anew", async () => {
  const vite = await createServer({
    root: join(repositoryRoot, "storefront"),
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [restartingCode],
  });
  try {
    const { client } = vite.environments;
    const sent: unknown[] = [];
    client.hot.send = (payload: unknown) => sent.push(payload);
    const change = async (file: string) => {
      await client.moduleGraph.ensureEntryFromUrl(`/${file}`);
      vite.watcher.emit("change", join(repositoryRoot, "storefront", file));
    };
    await change("domain/country/country.ts");
    await change("app/routes.ts");
    await expect.poll(() => sent).toContainEqual(reloadedFor("app/routes.ts"));
    expect(sent).toHaveLength(1);
  } finally {
    await vite.close();
  }
});
