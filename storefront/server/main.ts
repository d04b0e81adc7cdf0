import "./lifecycle/production-by-default.ts";

import { join } from "node:path";
import { createApp } from "./app.ts";
import { composeServices } from "./composition.ts";
import { ConfigurationError, readConfiguration } from "./configuration.ts";
import { FolderLocked } from "./database/folder-lock.ts";
import { demoShop } from "./demo-shop.ts";
import { emptyDataFolder, NotOurFolder, prepareDataFolder } from "./lifecycle/data-folder.ts";
import { stopOnSignals } from "./lifecycle/graceful-stop.ts";
import { repositoryRoot } from "./lifecycle/repository-root.ts";
import { createLogger } from "./observability/logger.ts";
import { pathOfKey } from "./page-cache/page-key.ts";
import { AppBuildMissing, loadAppBuild } from "./rendering/app-build.ts";

/** Starts the shop: settings, data folder, services, pages, and the address to open. */
async function main(): Promise<void> {
  const configuration = readConfiguration(process.env, process.argv.slice(2));
  const logger = createLogger(configuration.logLevel);
  process.on("uncaughtException", (error) => {
    logger.fatal({ err: error }, "unexpected failure, stopping");
    process.exit(1);
  });
  if (configuration.reset) await emptyDataFolder(configuration.dataFolder);
  await prepareDataFolder(configuration.dataFolder);
  const buildFolder = join(repositoryRoot, "storefront", "build");
  const build = await loadAppBuild(buildFolder);
  const services = await composeServices(configuration, demoShop, logger);
  try {
    const app = await createApp({
      configuration,
      logger,
      handlers: services.handlers,
      parts: services.parts,
      readiness: services.readiness,
      pages: { build, clientFolder: join(buildFolder, "client") },
      close: () => services.close(),
    });
    services.onProductsChanged((country, paths) => {
      const addresses = new Set(paths.map((path) => `/${country}${path}`));
      app.pageCache.invalidate((key) => addresses.has(pathOfKey(key)));
    });
    stopOnSignals(
      { announce: () => app.readiness.stop(), close: () => app.close() },
      { delaySeconds: configuration.stopDelaySeconds, logger },
    );
    await app.listen();
    services.start();
    process.stdout.write(`\nTread & Thread is open at ${app.origin()}/nz/\n\n`);
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** What is known to keep a server from starting is said in one sentence; anything else with all there is to find it by. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof FolderLocked || error instanceof NotOurFolder) return error.message;
  if (error instanceof AppBuildMissing) return error.message;
  if (error instanceof Error && (error as NodeJS.ErrnoException).code === "EADDRINUSE") {
    return `Port ${(error as NodeJS.ErrnoException & { port?: number }).port} is taken. Choose another one with PORT or --port.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
