import "./lifecycle/production-by-default.ts";

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { siteName } from "#domain/configuration/site-name.ts";
import { createApp } from "./app.ts";
import { composeServices, type ShopSource } from "./composition.ts";
import { readConfiguration } from "./configuration.ts";
import { tellAsker } from "./failing-alone.ts";
import { emptyDataFolder, prepareDataFolder, prepareOriginals } from "./lifecycle/data-folder.ts";
import { explainFailure } from "./lifecycle/explain-failure.ts";
import { stopOnSignals } from "./lifecycle/graceful-stop.ts";
import { createLogger } from "./observability/logger.ts";
import { outliveReaders } from "./observability/unread-output.ts";
import { writeOwnerAccess } from "./owner/owner-access.ts";
import { pathOfKey } from "./page-cache/page-key.ts";
import { builtFile, loadAppBuild } from "./rendering/app-build.ts";
import { repositoryRoot } from "./repository-root.ts";
import { withoutSandbox } from "./sandbox/without-sandbox.ts";

/** Opens the shop: settings, data folder, services, pages, and the address to open. */
async function openShop(source: ShopSource): Promise<void> {
  const configuration = readConfiguration(process.env, process.argv.slice(2));
  const logger = createLogger(configuration.logLevel);
  process.on("uncaughtException", (error) => {
    if (tellAsker(error)) return;
    logger.fatal({ err: error }, "unexpected failure, stopping");
    process.exit(1);
  });
  outliveReaders();
  if (configuration.reset) await emptyDataFolder(configuration.dataFolder);
  await prepareDataFolder(configuration.dataFolder);
  await prepareOriginals(configuration.originalsFolder);
  const buildFolder = join(repositoryRoot, "storefront", "build");
  const build = await loadAppBuild(buildFolder);
  const worker = {
    program: await readFile(await builtFile(buildFolder, "worker", "worker.js"), "utf8"),
    release: build.assets.version,
  };
  const services = await composeServices(configuration, source, logger);
  try {
    const app = await createApp({
      configuration,
      logger,
      handlers: services.handlers,
      authenticate: services.authenticate,
      parts: services.parts,
      readiness: services.readiness,
      searchedPaths: services.searchedPaths,
      pages: { build, clientFolder: join(buildFolder, "client"), worker },
      close: () => services.close(),
    });
    services.onShopChanged((country, paths) => {
      app.forgetSitemaps(country);
      if (paths === "every") return app.pageCache.invalidate((key) => pathOfKey(key).startsWith(`/${country}/`));
      const addresses = new Set(paths.map((path) => `/${country}${path}`));
      app.pageCache.invalidate((key) => addresses.has(pathOfKey(key)));
    });
    stopOnSignals(
      { announce: () => app.readiness.stop(), close: () => app.close() },
      { delaySeconds: configuration.stopDelaySeconds, logger },
    );
    // Its owner's commands go straight to it: what is in front of it takes no large files, or is not there yet.
    const address = await app.listen();
    await writeOwnerAccess(configuration.dataFolder, { address, token: services.ownerToken });
    services.start();
    process.stdout.write(`\n${siteName} is open at ${app.origin()}/nz/\n\n`);
    if (!configuration.sandbox) process.stdout.write(`${withoutSandbox}\n\n`);
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** Runs the shop in this process, which ends when the shop cannot be opened. @param source what it opens with when it is empty */
export function serve(source: ShopSource): void {
  openShop(source).catch((error: unknown) => {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(1);
  });
}
