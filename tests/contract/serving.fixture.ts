import { createApp } from "@tread/storefront/server/app.ts";
import { composeServices } from "@tread/storefront/server/composition.ts";
import { readConfiguration } from "@tread/storefront/server/configuration.ts";
import { stopOnSignals } from "@tread/storefront/server/lifecycle/graceful-stop.ts";
import { createLogger } from "@tread/storefront/server/observability/logger.ts";
import { smallShop } from "./small-shop.ts";

/** A server in a process of its own. Tells its parent where it is and when `/slow` is asked; `/slow` answers at the parent's word. */
const configuration = readConfiguration(process.env);
const logger = createLogger(configuration.logLevel);
const services = await composeServices(configuration, smallShop, logger);
const app = await createApp({
  configuration,
  logger,
  handlers: services.handlers,
  authenticate: services.authenticate,
  parts: [
    ...services.parts,
    async (http) => {
      http.get("/slow", async () => {
        const word = new Promise((resolve) => process.once("message", resolve));
        process.send?.("slow is asked");
        await word;
        return { finished: true };
      });
    },
  ],
  readiness: services.readiness,
  searchedPaths: services.searchedPaths,
  close: () => services.close(),
});
stopOnSignals(
  { announce: () => app.readiness.stop(), close: () => app.close() },
  { delaySeconds: configuration.stopDelaySeconds, logger },
);
await app.listen();
services.start();
process.send?.(app.origin());
