import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { rebuildingTokens } from "@tread/tokens/rebuilding-tokens";
import { createServer as createVite } from "vite";
import { siteName } from "#domain/configuration/site-name.ts";
import { createApp } from "../server/app.ts";
import { composeServices } from "../server/composition.ts";
import { readConfiguration } from "../server/configuration.ts";
import { explainFailure } from "../server/lifecycle/explain-failure.ts";
import { createLogger } from "../server/observability/logger.ts";
import { writeOwnerAccess } from "../server/owner/owner-access.ts";
import type { AppBuild } from "../server/rendering/app-build.ts";
import { repositoryRoot } from "../server/repository-root.ts";
import { withoutSandbox } from "../server/sandbox/without-sandbox.ts";
import { demoShop } from "./demo-shop.ts";
import { restartingCode } from "./restarting-code.ts";

/** Vite's client is full of inline scripts and styles, so the strict policy is for built pages only. */
const policy = () => "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: wss:";

async function main(): Promise<void> {
  const configuration = readConfiguration({ ...process.env, PAGE_CACHE_SECONDS: "0" }, process.argv.slice(2));
  const logger = createLogger(configuration.logLevel);
  // Listened on first: requests wait until the shop is there.
  const opened = Promise.withResolvers<RequestListener>();
  const server = createServer((request, response) => void opened.promise.then((answer) => answer(request, response)));
  server.listen(configuration.port, configuration.host);
  await once(server, "listening");

  spawnSync(process.execPath, ["tokens/build/build.ts"], { cwd: repositoryRoot, stdio: "inherit" });
  spawnSync(process.execPath, ["design-system/fonts/build.ts"], { cwd: repositoryRoot, stdio: "inherit" });
  const vite = await createVite({
    root: join(repositoryRoot, "storefront"),
    // Hot reloading shares the one port, so that a second shop can be worked on beside this one.
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
    plugins: [restartingCode, rebuildingTokens()],
    // All that pages need is bundled at the start: what is first met while one is looked at has it loaded anew.
    optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!**/*.{test,fixture}.{ts,tsx}"] },
  });
  const services = await composeServices(configuration, demoShop, logger);
  const build = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<AppBuild>;
  const app = await createApp({
    configuration,
    logger,
    policy,
    handlers: services.handlers,
    authenticate: services.authenticate,
    parts: services.parts,
    readiness: services.readiness,
    searchedPaths: services.searchedPaths,
    pages: { build },
    close: () => services.close(),
  });
  await app.http.ready();
  const address = `http://localhost:${configuration.port}`;
  await writeOwnerAccess(configuration.dataFolder, { address, token: services.ownerToken });
  services.start();
  // A page is given up when it takes long, as the first would while all sources are read. What is wrong with them, it says itself.
  await build().catch(() => undefined);
  opened.resolve((request, response) => {
    vite.middlewares(request, response, () => app.http.routing(request, response));
  });
  process.stdout.write(`\n${siteName} is being worked on at ${address}/nz/\n\n`);
  if (!configuration.sandbox) process.stdout.write(`${withoutSandbox}\n\n`);

  // SIGTERM is how Node's watch mode asks for an end, before it starts again with the server's code that has changed.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, async () => {
      await Promise.all([vite.close(), app.close()]);
      process.exit(0);
    });
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
});
