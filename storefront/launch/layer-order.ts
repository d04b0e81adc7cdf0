import type { Plugin } from "vite";
import { letters } from "./letters.ts";

/** The cascade, weakest first, as the design system's theme declares it. */
export const cascadeLayers = ["reset", "tokens", "type", "base", "parts", "components", "pages", "utilities"] as const;

const short = new Map<string, string>(cascadeLayers.map((name, index) => [name, letters(index, "abcdefghijklmnop")]));

/** Names the layers of a style sheet by a letter each: every sheet of a page names most of them. */
export function withShortLayers(css: string): string {
  return css.replace(/(@layer\s+)([\w-]+(?:\s*,\s*[\w-]+)*)(?=\s*[{;])/g, (_, at: string, names: string) => {
    return (
      at +
      names
        .split(",")
        .map((name) => short.get(name.trim()) ?? name.trim())
        .join(",")
    );
  });
}

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
          const css = typeof asset.source === "string" ? asset.source : new TextDecoder().decode(asset.source);
          asset.source = withShortLayers(statement + css);
        }
      },
    },
  };
}
