import { constants, createWriteStream } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type exportForms, type ImportReport, importEvent, importEvents } from "#contract/catalogue.ts";
import type { AskShop } from "./ask-shop.ts";
import { fileProblem } from "./file-problem.ts";

/** How a file is sent and in which form it is written, by what its name ends with. */
const forms: Readonly<Record<string, { readonly type: string; readonly form: (typeof exportForms)[number] }>> = {
  ".ndjson": { type: "application/x-ndjson", form: "ndjson" },
  ".json": { type: "application/x-ndjson", form: "ndjson" },
  ".jsonl": { type: "application/x-ndjson", form: "ndjson" },
  ".csv": { type: "text/csv", form: "shopify" },
  ".tsv": { type: "text/tab-separated-values", form: "merchant-tsv" },
  ".txt": { type: "text/tab-separated-values", form: "merchant-tsv" },
  ".xml": { type: "application/xml", form: "merchant-xml" },
};

const spreadsheet = /\.(?:xlsx?|ods|numbers)$/i;

/** @throws Error with a sentence for the owner when the name ends with none */
function formOf(file: string, hint = "") {
  const form = forms[extname(file).toLowerCase()];
  if (form === undefined)
    throw new Error(`${file} is in no form known here: its name ends with none of ${Object.keys(forms).join(", ")}.${hint}`);
  return form;
}

const isList = (file: string): boolean => extname(file).toLowerCase() === ".json";

/** Lines of JSON as one list. */
async function* asList(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let before = "[\n";
  for await (const part of text) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      yield before + line;
      before = ",\n";
    }
  }
  yield before === ",\n" ? "\n]\n" : "[]\n";
}

/** Bytes between two lines of progress. */
const progressEvery = 20 * 2 ** 20;

export interface ImportChoice {
  readonly dryRun: boolean;
  readonly country: string;
  readonly category: string | undefined;
  readonly sizeCharts: readonly string[];
}

/**
 * Sends a file of products as it is read, and tells what becomes of it.
 * @throws Error with a sentence for the owner when it cannot be read or the shop refuses it
 */
export async function importFile(ask: AskShop, file: string, choice: ImportChoice): Promise<ImportReport> {
  const { type } = formOf(file, spreadsheet.test(file) ? " Save the sheet as “CSV UTF-8” and import that." : "");
  const query = new URLSearchParams({ dryRun: String(choice.dryRun), country: choice.country });
  if (choice.category !== undefined) query.set("category", choice.category);
  for (const chosen of choice.sizeCharts) query.append("sizeChart", chosen);
  // Opened before the shop is asked, so that a file which may not be read is not taken for a shop that does not answer.
  await using handle = await openOwn(file);
  const { size } = await handle.stat();
  const content = Readable.toWeb(Readable.from(withProgress(handle.createReadStream(), size))) as ReadableStream<Uint8Array>;
  const answer = await ask(`/catalogue/products?${query}`, { type, content, accept: importEvents });
  for await (const line of linesOf(answer)) {
    const event = importEvent.parse(JSON.parse(line));
    if ("report" in event) return event.report;
    if ("failure" in event) throw new Error(event.failure);
    console.log(event.progress);
  }
  throw new Error("The shop broke off before it was done. Nothing was imported unless it says so when you try again.");
}

/** A file that can be read. @throws Error with a sentence for the owner */
async function openOwn(file: string): Promise<FileHandle> {
  // A pipe that nobody writes to would otherwise be waited for.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: unknown) => {
    throw fileProblem(file, "read", error);
  });
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new Error(`${file} cannot be read: it is no file.`);
}

/** The lines of an answer, up to where the connection ends, however it does. */
async function* linesOf(answer: Response): AsyncGenerator<string> {
  let rest = "";
  try {
    for await (const part of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const lines = (rest + part).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch {
    // A shop that is stopped in the middle tears the connection down.
  }
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

/**
 * Writes the catalogue into a file, in the form that its name ends with. It takes the place of a file of that name when it is whole.
 * @throws Error with a sentence for the owner when it cannot be written or the shop breaks off
 */
export async function exportFile(ask: AskShop, file: string, country: string): Promise<void> {
  const { form } = formOf(file);
  const draft = `${file}.part`;
  const answer = await ask(`/catalogue/products?${new URLSearchParams({ form, country })}`);
  if (answer.body === null) throw new Error("The shop answered nothing.");
  try {
    const lines = answer.body.pipeThrough(new TextDecoderStream());
    await pipeline(isList(file) ? asList(lines) : lines, createWriteStream(draft));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof Error && "syscall" in error) throw fileProblem(file, "written", error);
    throw new Error(`The shop broke off before it was done. ${file} is as it was.`, { cause: error });
  }
}
