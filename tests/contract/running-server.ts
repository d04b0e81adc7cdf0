import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "@tread/storefront/server/app.ts";
import { composeServices, type ShopSource } from "@tread/storefront/server/composition.ts";
import { readConfiguration } from "@tread/storefront/server/configuration.ts";
import { createLogger } from "@tread/storefront/server/observability/logger.ts";
import { type AppBuild, loadAppBuild } from "@tread/storefront/server/rendering/app-build.ts";
import { repositoryRoot } from "@tread/storefront/server/repository-root.ts";
import { inject } from "vitest";
import { previewSecret } from "./preview-token.ts";

/** A server of real services on a port of its own, with a data folder of its own. */
export interface RunningServer {
  readonly origin: string;
  /** Where it really listens, whatever address it is known by outside. */
  readonly listening: string;
  /** What lets the shop's owner in. */
  readonly ownerToken: string;
  /** Everything it has logged, a JSON object a line. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

/** The app as it has been built; loaded once, however many servers serve it. */
export const builtPages = () => loadAppBuild(join(repositoryRoot, "storefront", "build"));

/**
 * Starts one. It checks every answer against the contract and limits no rates unless `variables` say otherwise.
 * @param build the app, for tests of pages; without it only the calls are served
 */
export async function startServer(
  source: ShopSource,
  variables: Record<string, string> = {},
  build?: AppBuild,
): Promise<RunningServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), "contract-"));
  // Of its thousand files each would go through the pool of threads, which takes twice the time.
  cpSync(inject("emptyDatabase"), join(dataFolder, "database"), { recursive: true });
  const log: string[] = [];
  const logger = createLogger("info", { write: (line) => void log.push(line) });
  const configuration = readConfiguration({
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataFolder,
    RATE_LIMITS: "off",
    CONTENT_PREVIEW_SECRET: previewSecret,
    ...variables,
  });
  const services = await composeServices(configuration, source, logger);
  const app = await createApp({
    configuration,
    logger,
    handlers: services.handlers,
    authenticate: services.authenticate,
    parts: services.parts,
    readiness: services.readiness,
    searchedPaths: services.searchedPaths,
    ...(build && { pages: { build } }),
    close: () => services.close(),
  });
  const listening = await app.listen();
  services.start();
  return {
    origin: app.origin(),
    listening,
    ownerToken: services.ownerToken,
    log,
    async stop() {
      await app.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
