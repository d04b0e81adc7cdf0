import type { Plugin } from "vite";

/** The cascade, weakest first, as the design system's theme declares it. */
export const cascadeLayers = ["reset", "tokens", "type", "base", "parts", "components", "pages", "utilities"] as const;

/**
 * Begins every style sheet of the build with the order of the cascade layers. Sheets arrive in any order, and the first
 * mention of a layer would otherwise decide its strength.
 */
export function layerOrder(): Plugin {
  const statement = `@layer ${cascadeLayers.join(",")};`;
  return {
    name: "layer-order",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== "asset" || !asset.fileName.endsWith(".css")) continue;
          asset.source = statement + (typeof asset.source === "string" ? asset.source : new TextDecoder().decode(asset.source));
        }
      },
    },
  };
}
