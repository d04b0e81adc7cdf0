import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type exportForms, type ImportReport, importEvent, importEvents } from "#contract/catalogue.ts";
import type { AskShop } from "./ask-shop.ts";

/** How a file is sent and in which form it is written, by what its name ends with. */
const forms: Readonly<Record<string, { readonly type: string; readonly form: (typeof exportForms)[number] }>> = {
  ".csv": { type: "text/csv", form: "shopify" },
  ".tsv": { type: "text/tab-separated-values", form: "merchant-tsv" },
  ".txt": { type: "text/tab-separated-values", form: "merchant-tsv" },
  ".xml": { type: "application/xml", form: "merchant-xml" },
};

const formOf = (file: string) => forms[extname(file).toLowerCase()] ?? { type: "application/x-ndjson", form: "ndjson" as const };

/** Bytes between two lines of progress. */
const progressEvery = 20 * 2 ** 20;

export interface ImportChoice {
  readonly dryRun: boolean;
  readonly country: string;
  readonly category: string | undefined;
}

/**
 * Sends a file of products as it is read, and tells what becomes of it.
 * @throws Error with a sentence for the owner when it cannot be read or the shop refuses it
 */
export async function importFile(ask: AskShop, file: string, choice: ImportChoice): Promise<ImportReport> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) throw new Error(`${file} cannot be read.`);
  const query = new URLSearchParams({ dryRun: String(choice.dryRun), country: choice.country });
  if (choice.category !== undefined) query.set("category", choice.category);
  const content = Readable.toWeb(Readable.from(withProgress(createReadStream(file), facts.size))) as ReadableStream<Uint8Array>;
  const answer = await ask(`/catalogue/products?${query}`, { type: formOf(file).type, content, accept: importEvents });
  let rest = "";
  for await (const part of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const event = importEvent.parse(JSON.parse(line));
      if ("report" in event) return event.report;
      if ("failure" in event) throw new Error(event.failure);
      console.log(event.progress);
    }
  }
  throw new Error("The shop broke off before it was done. Nothing was imported unless it says so when you try again.");
}

async function* withProgress(parts: AsyncIterable<Buffer>, size: number): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const part of parts) {
    if (Math.floor((sent + part.length) / progressEvery) > Math.floor(sent / progressEvery)) {
      console.log(`${Math.floor((100 * sent) / size)} % sent`);
    }
    sent += part.length;
    yield new Uint8Array(part);
  }
}

/** Writes the catalogue into a file, in the form that its name ends with. */
export async function exportFile(ask: AskShop, file: string, country: string): Promise<void> {
  const answer = await ask(`/catalogue/products?${new URLSearchParams({ form: formOf(file).form, country })}`);
  if (answer.body === null) throw new Error("The shop answered nothing.");
  await pipeline(answer.body, createWriteStream(file));
}
