import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createElement, type ReactElement, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

interface Samples {
  samples: Record<string, { part: ReactElement; around?: (part: ReactElement) => ReactElement }[]>;
}

let server: ViteDevServer;
let samples: Samples["samples"];

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL("../..", import.meta.url)),
    logLevel: "error",
    plugins: [vanillaExtractPlugin()],
    server: { middlewareMode: true, ws: false, watch: null },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
  });
  ({ samples } = (await server.ssrLoadModule("/stories/conformance/samples.tsx")) as Samples);
});

afterAll(() => server?.close());

test("every public part renders where there is no document, and writes nothing to the console", () => {
  expect(typeof document).toBe("undefined");
  const error = vi.spyOn(console, "error");
  const warn = vi.spyOn(console, "warn");
  const silent: string[] = [];
  for (const [name, list] of Object.entries(samples)) {
    for (const { part, around = (alone: ReactElement) => alone } of list) {
      const html = renderToString(createElement(StrictMode, null, around(part)));
      expect(error.mock.calls, name).toEqual([]);
      expect(warn.mock.calls, name).toEqual([]);
      if (html === "") silent.push(name);
    }
  }
  expect(Object.keys(samples).length).toBeGreaterThan(80);
  // What lies over the page is not in it before a script has opened it.
  expect(silent).toEqual(["MobileMenu", "Overlay", "SearchOverlay"]);
});
