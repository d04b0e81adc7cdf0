import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { bindingReport, keptPicture, largestPhotograph } from "#contract/catalogue.ts";
import { counted } from "#domain/catalogue/counted.ts";
import type { AskShop } from "./ask-shop.ts";
import { fileProblem } from "./file-problem.ts";

/** What is sent: also what only looks like a picture, so that the shop says why it cannot be used. Other files lie beside them. */
const isPictureName = (name: string) => /\.(?:jpe?g|jfif|png|webp|avif|heic|heif|gif|svg|tiff?|bmp)$/i.test(name);

const sendsAtATime = 2;
/** Files between two lines of progress. */
const progressEvery = 100;

/** @throws Error with a sentence for the owner when it cannot be read, or is more than the shop would let in */
async function readPicture(path: string) {
  try {
    // The shop hangs up on what is larger before its answer is read.
    const { size } = await stat(path);
    if (size <= largestPhotograph) return await readFile(path);
  } catch (error) {
    throw fileProblem(path, "read", error);
  }
  throw new Error(`This file is over ${largestPhotograph / 2 ** 20} MB. Save the photograph smaller.`);
}

/**
 * Sends the pictures of a folder and those below it to the shop, and gives them to the products that they are named after. When
 * one cannot be used no product is changed, and each says why.
 * @returns whether all of them could be used
 */
export async function sendPictures(ask: AskShop, folder: string, dryRun: boolean): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw fileProblem(folder, "read", error);
  });
  const files = entries
    .filter((entry) => entry.isFile() && isPictureName(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  if (files.length === 0) throw new Error(`There is no JPEG, PNG, WebP or AVIF picture in ${folder}.`);

  let sent = 0;
  const refused: string[] = [];
  const left = files.values();
  const dry = dryRun ? "&dryRun=true" : "";
  await Promise.all(
    Array.from({ length: sendsAtATime }, async () => {
      for (const file of left) {
        try {
          const content = new Uint8Array(await readPicture(join(folder, file)));
          const answer = await ask(`/catalogue/pictures?file=${encodeURIComponent(file)}${dry}`, {
            type: "application/octet-stream",
            content,
          });
          keptPicture.parse(await answer.json());
        } catch (error) {
          refused.push(`${file}: ${error instanceof Error ? error.message : error}`);
        }
        if (++sent % progressEvery === 0) console.log(`${sent} of ${files.length} sent`);
      }
    }),
  );
  if (refused.length > 0) {
    for (const line of refused.sort()) console.log(line);
    console.log(`${refused.length} of ${files.length} pictures cannot be used. No product was changed.`);
    return false;
  }

  const content = JSON.stringify({ files, dryRun });
  const answer = await ask("/catalogue/pictures/bindings", { type: "application/json", content });
  const { applied, products, others } = bindingReport.parse(await answer.json());
  for (const { id, pictures, changed } of products) {
    if (changed) console.log(`${id}: ${counted(pictures, "picture")}`);
  }
  for (const file of others) console.log(`${file}: named after no product; a document may name it`);
  const changed = products.filter((product) => product.changed).length;
  const sums = `${counted(files.length, "picture")}, ${counted(changed, "product")} changed, ${products.length - changed} unchanged`;
  console.log(applied ? `Done: ${sums}.` : `${sums}. Nothing was changed.`);
  return true;
}
