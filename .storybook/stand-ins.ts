import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..");

/**
 * Outside services that Storybook does not have, each with the module that stands in for its client: pictures are drawn in
 * the page instead of being resized by a service, and card fields and the sheets
 * of wallets stand in this document instead of in frames of a vault's.
 */
const services: Readonly<Record<string, string>> = {
  "storefront/app/features/media/use-picture-address.ts": "stories/pages/shop/use-picture-address.ts",
  "storefront/app/features/payments/hosted-fields-client.ts": "stories/pages/shop/hosted-fields-client.ts",
  "storefront/app/features/payments/wallets/wallet-client.ts": "stories/pages/shop/wallet-client.ts",
};

/** Packages that bring an outside service's script along, each with the module that stands in for it. */
const packages: Readonly<Record<string, string>> = {
  "braintree-web/client": "stories/pages/shop/braintree/client.ts",
  "braintree-web/hosted-fields": "stories/pages/shop/braintree/hosted-fields.ts",
  "braintree-web/data-collector": "stories/pages/shop/braintree/data-collector.ts",
};

const standInOf = new Map(Object.entries(services).map(([client, standIn]) => [join(root, client), join(root, standIn)]));
const names = new Set([...standInOf.keys()].map((path) => path.slice(path.lastIndexOf("/") + 1)));
const isStandIn = new Set(standInOf.values());

/**
 * Lets page stories run the shop's own code without a server. A stand-in itself may import what it stands in for.
 * @throws Error when a client has been moved: its stand-in would stand in for nothing, and nobody would notice
 */
export function standIns(): Plugin {
  const gone = [...standInOf].flat().filter((path) => !existsSync(path));
  if (gone.length > 0) throw new Error(`.storybook/stand-ins.ts names files that there are not: ${gone.join(", ")}`);
  return {
    name: "stand-ins",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const ofPackage = packages[source];
      if (ofPackage) return join(root, ofPackage);
      if (!importer || !names.has(source.slice(source.lastIndexOf("/") + 1))) return null;
      if (isStandIn.has(importer.replace(/\?.*$/, ""))) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return standInOf.get(resolved?.id.replace(/\?.*$/, "") ?? "") ?? resolved;
    },
  };
}
