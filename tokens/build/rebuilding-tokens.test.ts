import { join } from "node:path";
import { createServer } from "vite";
import { expect, test, vi } from "vitest";
import { rebuildingTokens } from "./rebuilding-tokens.ts";

const root = join(import.meta.dirname, "..");

test("a changed token is built again where tokens are worked on, one change after the other", async () => {
  const first = Promise.withResolvers<void>();
  const build = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue();
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [rebuildingTokens(build)],
  });
  try {
    vite.watcher.emit("change", join(root, "src/semantic.color.tokens.json"));
    vite.watcher.emit("change", join(root, "dist/main.css"));
    vite.watcher.emit("change", join(root, "src/primitive.color.tokens.json"));
    await expect.poll(() => build.mock.calls.length).toBe(1);
    first.resolve();
    await expect.poll(() => build.mock.calls.length).toBe(2);
  } finally {
    await vite.close();
  }
});
