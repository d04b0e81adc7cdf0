import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Where the panel looks for the weights, from Storybook's own address. */
const address = "cost/size.json";

/**
 * Gives the Cost panel the weights of the last `pnpm size`: fresh at each request while Storybook is developed in, as a file
 * in a built one. Without that file the panel says how to get it.
 * @param file what `pnpm size` has written
 */
export function cost(file = fileURLToPath(new URL("../../design-system/dist/size.json", import.meta.url))): Plugin {
  const weights = () => readFile(file, "utf8").catch(() => undefined);
  return {
    name: "cost",
    configureServer(server) {
      server.middlewares.use(`/${address}`, async (_, response) => {
        const text = await weights();
        response.writeHead(text === undefined ? 404 : 200, { "content-type": "application/json", "cache-control": "no-store" });
        response.end(text ?? "null");
      });
    },
    async generateBundle() {
      const source = await weights();
      if (source !== undefined) this.emitFile({ type: "asset", fileName: address, source });
    },
  };
}
