import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { posix } from "node:path";

export interface FrameAsset {
  readonly body: string;
  readonly contentType: string;
}

const storefront = new URL("../../../", import.meta.url);

/**
 * A frame's look, its program and every module it imports, read when a frame is first asked for: what strips types takes memory
 * that a shop is spared until somebody pays.
 */
export function frameAssets(frameProgram: string, frameStyle: string): () => ReadonlyMap<string, FrameAsset> {
  let assets: ReadonlyMap<string, FrameAsset> | undefined;
  return () => {
    assets ??= loadFrameAssets(frameProgram, frameStyle);
    return assets;
  };
}

/** Files are named by their path in the storefront, so that their relative imports hold in the browser too. */
function loadFrameAssets(frameProgram: string, frameStyle: string): ReadonlyMap<string, FrameAsset> {
  const assets = new Map<string, FrameAsset>();
  const load = (path: string) => {
    if (assets.has(path)) return;
    const body = withoutTypes(readFileSync(new URL(path, storefront), "utf8"));
    assets.set(path, { body, contentType: "text/javascript; charset=utf-8" });
    for (const statement of body.split(";")) {
      const imported = statement.trimStart().startsWith("import ") ? /"(\.[^"]+)"$/.exec(statement)?.[1] : undefined;
      if (imported !== undefined) load(posix.join(posix.dirname(path), imported));
    }
  };
  load(frameProgram);
  const style = readFileSync(new URL(frameStyle, storefront), "utf8");
  return assets.set(frameStyle, { body: style, contentType: "text/css; charset=utf-8" });
}

/** Node strips types from this very server in the same way; its note that the function is young would only worry the reader of the log. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
