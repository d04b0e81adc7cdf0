import { writeFileSync } from "node:fs";
import { readCommandLine } from "../../tokens/command-line.ts";
import { drawSitePictures } from "../catalogue/site-pictures.ts";

readCommandLine("pnpm icons   draws the icons and the shared picture in storefront/public anew", {});
for (const [name, bytes] of await drawSitePictures()) {
  writeFileSync(new URL(`../public/${name}`, import.meta.url), bytes);
  process.stdout.write(`${name} ${bytes.length}\n`);
}
