import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { faces, features, letters } from "./faces.ts";

const { resolve } = createRequire(import.meta.url);
const outputFolder = join(import.meta.dirname, "../dist/fonts");
const stampFile = join(outputFolder, "cut-from");
const stamp = createHash("sha256")
  .update(JSON.stringify([faces, letters, features]))
  .update(readFileSync(join(import.meta.dirname, "../package.json")))
  .digest("hex");

if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== stamp) {
  mkdirSync(outputFolder, { recursive: true });
  for (const { name, source, axes } of faces) {
    const cut = await subsetFont(readFileSync(resolve(source)), letters, {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: [...features],
    });
    writeFileSync(join(outputFolder, `${name}.woff2`), cut);
  }
  writeFileSync(stampFile, stamp);
}
