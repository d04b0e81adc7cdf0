import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { repositoryRoot } from "../server/repository-root.ts";

/** What the server itself runs: `pnpm dev` watches these folders and starts anew when something in them changes. */
export const restartingFolders = ["storefront/server", "storefront/domain", "storefront/contract", "storefront/merchandising"];

const roots = restartingFolders.map((folder) => join(repositoryRoot, folder) + sep);

/**
 * Leaves what has started the server anew to Vite's client, which loads the page again once a server answers. Loaded again at the
 * change, it would get half of its files from the server that is going.
 */
export const restartingCode: Plugin = {
  name: "restarting-code",
  hotUpdate: ({ file }) => (roots.some((root) => join(file).startsWith(root)) ? [] : undefined),
};
