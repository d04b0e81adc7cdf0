import { SaxesParser } from "saxes";
import type { FormRow } from "#domain/catalogue-forms/rows.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** Characters of the largest value. */
const longestValue = 100_000;

/**
 * Reads the items of a Merchant feed in XML: RSS 2.0 (`item`) or Atom (`entry`), attributes by their name without a prefix. Of one that
 * is said several times the first counts; further pictures stand on lines of their own.
 * Entities of the feed's own are not expanded, and nothing outside it is read.
 * @param text decoded parts of the file
 * @throws UnreadableFile with the line at which it is not well formed
 */
export async function* readFeed(text: AsyncIterable<string>): AsyncGenerator<FormRow> {
  const parser = new SaxesParser({ fileName: "" });
  let ready: FormRow[] = [];
  let item: { line: number; cells: Map<string, string> } | undefined;
  /** Elements that are open within the item. */
  let depth = 0;
  let value = "";
  let link: string | undefined;

  parser.on("error", ({ message }) => {
    throw new UnreadableFile(parser.line, `is not well-formed XML: ${message.replace(/^[\d:\s]+/, "")}`);
  });
  parser.on("doctype", () => {
    throw new UnreadableFile(parser.line, "declares a document type, which feeds have none of.");
  });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !/^utf-(?:8|16)$/i.test(encoding)) {
      throw new UnreadableFile(1, `says that it is ${encoding}. Save the feed as UTF-8.`);
    }
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (item === undefined) {
      if (name === "item" || name === "entry") item = { line: parser.line, cells: new Map() };
      return;
    }
    depth++;
    if (depth === 1) {
      value = "";
      link = String(attributes.href ?? "");
    }
  });
  const add = (more: string) => {
    if (item === undefined || depth === 0) return;
    value += more;
    if (value.length > longestValue) throw new UnreadableFile(parser.line, "goes on for too long without an end.");
    if (more.includes("\uFFFD"))
      throw new UnreadableFile(parser.line, "holds characters that are not UTF-8. Save the feed as UTF-8.");
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name }) => {
    if (item === undefined) return;
    if (depth === 0) {
      ready.push(item);
      item = undefined;
      return;
    }
    depth--;
    if (depth > 0) return;
    const column = name.slice(name.indexOf(":") + 1).toLowerCase();
    const cell = (value.trim() === "" ? (link ?? "") : value).trim();
    const before = item.cells.get(column);
    if (!before) item.cells.set(column, cell);
    else if (column === "additional_image_link") item.cells.set(column, `${before}\n${cell}`);
  });

  for await (const part of text) {
    parser.write(part);
    const rows = ready;
    ready = [];
    yield* rows;
  }
  parser.close();
  yield* ready;
}
