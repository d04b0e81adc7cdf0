import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { buildIfStale } from "@tread/storefront/launch/build-if-stale.ts";
import { misunderstood, readCommandLine } from "../../tokens/command-line.ts";
import { measureAccountLighthouse, measureAccountPresses, measureAccountWeights } from "./account-pages.ts";
import { measureCachedPages } from "./cached-pages.ts";
import { measureCatalogueSize } from "./catalogue-size.ts";
import { measureCheckoutInfo } from "./checkout-info.ts";
import { measureDocuments } from "./documents.ts";
import { type Figure, passes } from "./figure.ts";
import { measureFirstPictures } from "./first-pictures.ts";
import { measureFirstPress } from "./first-press.ts";
import { measureKeptState } from "./kept-state.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMemory, measureMemoryAtStart } from "./memory.ts";
import { onPostgres } from "./on-postgres.ts";
import { measureOrders } from "./orders.ts";
import { measureSearchRelevance } from "./relevance.ts";
import { measureRendering } from "./rendering-cost.ts";
import { measureSearchTimes } from "./search-times.ts";
import { type ShopServer, startShop } from "./shop-server.ts";
import { measureSignInTimes } from "./sign-in-times.ts";
import { measureSoftNavigation } from "./soft-navigation.ts";
import { measureStarting } from "./starting.ts";
import { tableOf } from "./table.ts";
import { measureTransfer } from "./transfer.ts";

const clientFolder = fileURLToPath(new URL("../../storefront/build/client", import.meta.url));

const embedded = "embedded database";
const hosted = "PostgreSQL";

/** Measurements by name, in the order they are made. Those that take a shop share one; the others start their own or need none. */
const measurements: Readonly<Record<string, (shop: () => Promise<ShopServer>) => Figure[] | Promise<Figure[]>>> = {
  start: () => measureStarting(),
  pictures: () => measureFirstPictures(),
  cpu: () => measureRendering(),
  cached: async (shop) => measureCachedPages(await shop()),
  documents: async (shop) => measureDocuments(await shop()),
  transfer: async (shop) => measureTransfer(await shop(), clientFolder),
  navigation: async (shop) => measureSoftNavigation(await shop()),
  press: async (shop) => measureFirstPress(await shop()),
  lighthouse: async (shop) => measureLighthouse(await shop()),
  account: async (shop) => [
    ...(await measureAccountWeights(await shop(), clientFolder)),
    ...(await measureAccountPresses(await shop())),
    ...(await measureKeptState()),
  ],
  "account-lighthouse": async (shop) => measureAccountLighthouse(await shop()),
  "sign-in": () => measureSignInTimes(),
  "checkout-info": async (shop) => [
    ...(await measureCheckoutInfo(await shop(), embedded)),
    ...(await onPostgres((its) => measureCheckoutInfo(its, hosted))),
  ],
  orders: async (shop) => [
    ...(await measureOrders(await shop(), embedded)),
    ...(await onPostgres((its) => measureOrders(its, hosted, 100))),
  ],
  "kept-state": () => measureKeptState(),
  "memory-at-start": () => measureMemoryAtStart(),
  memory: () => measureMemory(),
  search: () => measureSearchTimes(),
  "catalogue-size": () => measureCatalogueSize(),
  relevance: () => measureSearchRelevance(),
};

const usage = `pnpm bench [--only ${Object.keys(measurements).join(",")}] [--json file] [--as-built]`;

const options = {
  only: { type: "string" },
  json: { type: "string" },
  /** Measures the build that is there, even when its sources have changed since. */
  "as-built": { type: "boolean", default: false },
} as const;

const { values } = readCommandLine(usage, { options });
const chosen = values.only?.split(",") ?? Object.keys(measurements);
const unknown = chosen.filter((name) => !(name in measurements));
if (unknown.length > 0) misunderstood(`Not known: ${unknown.join(", ")}.`, usage);

const say = (text: string) => process.stderr.write(`${text}\n`);
if (!values["as-built"]) await buildIfStale({ log: say });

let shared: Promise<ShopServer> | undefined;
const figures: Figure[] = [];
const failures: string[] = [];
const began = performance.now();
for (const name of Object.keys(measurements).filter((each) => chosen.includes(each))) {
  say(`Measuring ${name} …`);
  try {
    figures.push(...(await measurements[name]!(() => (shared ??= startShop()))));
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await (await shared?.catch(() => undefined))?.stop();

const minutes = (performance.now() - began) / 60_000;
const judged = figures.filter((figure) => passes(figure) !== undefined);
process.stdout.write(`${tableOf(figures)}\n\n`);
process.stdout.write(
  `${judged.filter(passes).length} of ${judged.length} targets reached, in ${minutes.toFixed(1)} minutes; Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.\n`,
);
for (const failure of failures) process.stdout.write(`NOT MEASURED ${failure}\n`);
if (values.json) await writeFile(values.json, `${JSON.stringify({ figures, failures }, null, 2)}\n`);
process.exit(failures.length > 0 ? 1 : 0);
