import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { FormRow } from "#domain/catalogue-forms/rows.ts";
import { observed } from "./observed.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** Bytes of the largest row; more is a quote that was never closed. */
const largestRow = 2 ** 20;

const replacement = "\uFFFD";

/**
 * Reads the rows of a file of comma, semicolon or tab separated values as they come; what separates them is seen in the first line.
 * Quoted cells may hold line breaks (RFC 4180).
 * @param text decoded parts of the file
 * @throws UnreadableFile with the line at which it cannot be read on
 */
export async function* readTable(text: AsyncIterable<string>): AsyncGenerator<FormRow> {
  let lastPart = "";
  const { head, all } = await peek(
    observed(text, (part) => {
      lastPart = part;
    }),
  );
  /** The last line of what the parser has understood, which is ahead of what has been taken from it. */
  let parsedTo = 0;
  const parser = parse({
    delimiter: separatorOf(head),
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: largestRow,
    on_record: (record, info) => {
      parsedTo = info.lines;
      return record;
    },
  });
  const source = Readable.from(all, { objectMode: false });
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let columns: string[] | undefined;
  /** A row with too few cells, until it is known whether the file goes on. */
  let short: FormRow | undefined;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const begins = line;
      line = info.lines + 1;
      if (short !== undefined) yield short;
      short = undefined;
      if (columns === undefined) {
        if (record[0] === "sep=" && begins === 1) continue;
        columns = record.map((name) => name.trim().toLowerCase());
        continue;
      }
      if (record.every((cell) => cell.trim() === "")) continue;
      if (record.length > columns.length) {
        throw new UnreadableFile(
          begins,
          `has ${record.length} cells for ${columns.length} columns; is a quote or a separator missing?`,
        );
      }
      if (record.some((cell) => cell.includes(replacement))) {
        throw new UnreadableFile(begins, "holds characters that are not UTF-8. Save the file as “CSV UTF-8”.");
      }
      const row = { line: begins, cells: cellsOf(columns, record) };
      if (record.length < columns.length) short = row;
      else yield row;
    }
    if (short !== undefined) {
      // Half of a price is a price as well.
      if (!/[\r\n]$/.test(lastPart)) throw new UnreadableFile(short.line, "ends in the middle of a row. Is the file whole?");
      yield short;
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFile(parsedTo + 1, sentences[error.code] ?? "cannot be read as a row of cells.");
    throw error;
  }
  if (columns === undefined) throw new UnreadableFile(1, "holds nothing: the file is empty.");
}

const sentences: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "opens a quote that is never closed.",
  CSV_MAX_RECORD_SIZE: "opens a quote that is not closed within a megabyte.",
  CSV_INVALID_CLOSING_QUOTE: "has something behind a closing quote. Quotes within a quoted cell are doubled.",
  INVALID_OPENING_QUOTE: "has a quote in the middle of a cell. Quote the whole cell, and double the quotes in it.",
};

/** Cells by column; several columns of one name are one list, as feeds repeat an attribute. */
function cellsOf(columns: readonly string[], record: readonly string[]): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [index, name] of columns.entries()) {
    const value = record[index] ?? "";
    const before = cells.get(name);
    cells.set(name, before ? (value === "" ? before : `${before},${value}`) : value);
  }
  return cells;
}

/** The first line, or as much of a very long one as comes at once, and everything including it. */
async function peek(text: AsyncIterable<string>): Promise<{ head: string; all: AsyncIterable<string> }> {
  const parts = text[Symbol.asyncIterator]();
  let begun = "";
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    begun += next.value;
    if (begun.includes("\n") || begun.length > largestRow) break;
  }
  async function* all(): AsyncGenerator<string> {
    if (begun !== "") yield begun;
    for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
  }
  return { head: begun.slice(0, begun.search(/[\r\n]|$/)), all: all() };
}

/** A spreadsheet may say it in a line of its own before the names of the columns: `sep=;`. */
function separatorOf(head: string): string {
  const said = /^sep=([\t;,])$/.exec(head)?.[1];
  if (said !== undefined) return said;
  const plain = head.replace(/"[^"]*"/g, "");
  const count = (separator: string) => plain.split(separator).length;
  return ["\t", ";", ","].reduce((best, separator) => (count(separator) >= count(best) ? separator : best));
}
