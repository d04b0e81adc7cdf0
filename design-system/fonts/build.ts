import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { faceRules } from "./face-rules.ts";
import { facesOf, features, letters } from "./faces.ts";

const { resolve } = createRequire(import.meta.url);
const outputFolder = join(import.meta.dirname, "../dist/fonts");
const stampFile = join(outputFolder, "cut-from");
const cuts = Object.values(facesOf)
  .flat()
  .map(({ name, font, weights: [min, max], width, slope = "normal" }) => ({
    name,
    source: font.file("latin", slope),
    axes: { wght: min === max ? min : { min, max }, ...(width !== undefined && { wdth: width }) },
  }));
const stamp = createHash("sha256")
  .update(JSON.stringify([cuts, letters, features]))
  .update(readFileSync(join(import.meta.dirname, "../package.json")))
  .digest("hex");

mkdirSync(outputFolder, { recursive: true });
for (const [theme, faces] of Object.entries(facesOf)) {
  writeFileSync(join(outputFolder, `${theme}.css`), `${faceRules(faces, ".")}\n`);
}

if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== stamp) {
  for (const { name, source, axes } of cuts) {
    const cut = await subsetFont(readFileSync(resolve(source)), letters, {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: [...features],
    });
    writeFileSync(join(outputFolder, `${name}.woff2`), cut);
  }
  writeFileSync(stampFile, stamp);
}
