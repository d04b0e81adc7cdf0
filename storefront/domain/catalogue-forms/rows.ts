import { Parser } from "htmlparser2";

/** One row of another shop's file: its cells by the name of their column, in small letters. */
export interface FormRow {
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** What is wrong with a row, in a sentence. */
export interface RowProblem {
  readonly line: number;
  readonly problem: string;
}

/** The first of several names of a column that has something in it. */
export function cellOf({ cells }: FormRow, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = cells.get(name)?.trim();
    if (value !== undefined && value !== "") return value;
  }
  return undefined;
}

/** Names are shown as they are written; one that holds markup was meant for something else than a reader. */
export const holdsMarkup = (text: string): boolean => /<[a-z!/?]|&(?:#\d|#x|lt;|gt;)/i.test(text);

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const spreadsheetDate = new RegExp(`^(?:\\d{1,2}-(?:${months})|(?:${months})-\\d{2})$`, "i");
const spreadsheetNumber = /^\d(?:\.\d{1,9})?E\+\d{1,3}$/i;

/** Whether a spreadsheet has made a date of a size (`8-10`), or a rounded number of a long one, so that what it was is lost. */
export const isSpreadsheets = (text: string): boolean => spreadsheetDate.test(text) || spreadsheetNumber.test(text);

/** What is said of such a cell. */
export const spreadsheetProblem = (column: string, text: string): string =>
  `${column}: "${text}" is what a spreadsheet made of it. Have that column be text there, and write what it was.`;

/** Text in small letters and hyphens, as paths and ids have it; empty when nothing of it can be written so. */
export function slugOf(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’]/g, "").toLowerCase();
  return plain
    .split(/[^a-z0-9]/)
    .filter((part) => part !== "")
    .join("-");
}

/** Characters of a part of a path. */
const longestSegment = 80;

/** A slug that is short enough for a part of a path. */
export function pathSegmentOf(text: string): string {
  const slug = slugOf(text).slice(0, longestSegment);
  return slug.endsWith("-") ? slug.slice(0, -1) : slug;
}

/** What begins a line of its own. */
const breaking = new Set(["br", "p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "div", "tr", "ul", "ol", "dl", "dt"]);
/** What stands beside its like on one line. */
const cells = new Set(["td", "th"]);
/** What is no text to anybody. */
const silent = new Set(["script", "style"]);

/** The words of a description written in HTML: paragraphs and list items on lines of their own, nothing that runs. */
export function textOfHtml(html: string): string {
  let text = "";
  let unheard = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (breaking.has(name)) text += "\n";
      if (silent.has(name)) unheard += 1;
    },
    ontext(words) {
      if (unheard === 0) text += words;
    },
    onclosetag(name) {
      if (breaking.has(name)) text += "\n";
      else if (cells.has(name)) text += " ";
      if (silent.has(name)) unheard -= 1;
    },
  });
  parser.end(html);
  return linesOf(text);
}

function linesOf(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      line
        .split(/[\s\p{Cc}]/u)
        .filter((word) => word !== "")
        .join(" "),
    )
    .filter((line) => line !== "")
    .join("\n");
}
