import { Parser } from "htmlparser2";
import { sizeCode } from "../catalogue/product-document.ts";

/** One row of another shop's file: its cells by the name of their column, in small letters. */
export interface FormRow {
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** Rows of one product, more than any shop lets one have: a file that has more has lost the column that tells its products apart. */
export const mostRowsOfProduct = 2_500;

/** What is wrong with a row, in a sentence. */
export interface RowProblem {
  readonly line: number;
  readonly problem: string;
}

/** What pasted text brings along and nobody sees: spaces without width, and marks of where a file began. */
const widthless = /[\u200b\u2060\ufeff]/g;

/** The first of several names of a column that has something in it. */
export function cellOf({ cells }: FormRow, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = cells.get(name)?.replace(widthless, "").trim();
    if (value !== undefined && value !== "") return value;
  }
  return undefined;
}

/** Whether something is the first of its name among those that are asked about. */
export function isFirstBy<T>(nameOf: (one: T) => string): (one: T) => boolean {
  const named = new Set<string>();
  return (one) => named.size < named.add(nameOf(one)).size;
}

/** Names are shown as they are written; one that holds markup was meant for something else than a reader. */
export const holdsMarkup = (text: string): boolean => /<[a-z!/?]|&(?:#\d|#x|lt;|gt;)/i.test(text);

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const spreadsheetDate = new RegExp(`^(?:\\d{1,2}-(?:${months})|(?:${months})-\\d{2})$`, "i");
const spreadsheetNumber = /^\d(?:\.\d{1,9})?E\+\d{1,3}$/i;

/** What a spreadsheet shows where a formula came to nothing, or a column is too narrow. */
const failedFormula = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#{2,30})$/i;

/** Whether a cell holds nothing but that something went wrong in a spreadsheet. */
export const isFailedFormula = (text: string): boolean => failedFormula.test(text);

/** Whether a spreadsheet has made a date of a size (`8-10`), a rounded number of a long one, or nothing, so that what it was is lost. */
export const isSpreadsheets = (text: string): boolean =>
  spreadsheetDate.test(text) || spreadsheetNumber.test(text) || isFailedFormula(text);

/** What is said of such a cell. */
export const spreadsheetProblem = (column: string, text: string): string =>
  `${column}: "${text}" is what a spreadsheet made of it. Have that column be text there, and write what it was.`;

const fractions = { "¼": ".25", "⅓": ".33", "½": ".5", "⅔": ".67", "¾": ".75" } as const;

/** Signs that sizes of other trades are written with, in plain letters: `45 × 30`, `9½`, `8"`, `5–6`, `Médium`, `Women’s 8`, `4XL+`. */
const inPlainSigns = (text: string): string =>
  text
    .replace(
      /(?:(\d{1,4})\s?)?([¼⅓½⅔¾])/g,
      (_, whole: string | undefined, sign: keyof typeof fractions) => `${whole ?? 0}${fractions[sign]}`,
    )
    .replace(/(?<=\d)\s?(?:["”″]|''|’’)/g, " in ")
    .replace(/(?<=\d)\s?['’′]/g, " ft ")
    .replace(/['’]/g, "")
    .replaceAll("×", "x")
    .replaceAll("+", " plus ")
    .replaceAll("&", " and ")
    .replace(/[‐-—]/g, "-")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");

/** A size as it is called here: what stands in brackets elsewhere stands beside it, as `S 3-6` for `S (3-6)`. */
export const sizeNamed = (text: string): string =>
  sizeCode.test(text)
    ? text
    : inPlainSigns(text)
        .split(/[\s()[\]]|,(?!\d)/)
        .filter((part) => part !== "")
        .join(" ");

/** What is wrong with a size as a file writes it; undefined when nothing is. */
export function sizeProblem(column: string, text: string): string | undefined {
  if (holdsMarkup(text)) return `${column} holds markup: ${text.slice(0, 60)}`;
  if (isSpreadsheets(text)) return spreadsheetProblem(column, text);
  if (sizeCode.test(sizeNamed(text))) return undefined;
  return `${column}: "${text.slice(0, 40)}" is no size here. Write up to 20 plain letters, digits, spaces, dots, slashes and hyphens, as in 9.5.`;
}

/** Latin letters that are no plain one with a mark, and how they are written without them. */
const inPlainLetters: Readonly<Record<string, string>> = {
  ...{ æ: "ae", œ: "oe", ø: "o", ß: "ss", þ: "th", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ŋ: "ng" },
};

/** Text in small letters without marks and apostrophes. */
export const plainOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[æœøßþðđħıłŋ]/g, (letter) => inPlainLetters[letter] ?? letter);

/** Text in small letters and hyphens, as paths and ids have it; empty when nothing of it can be written so. */
export const slugOf = (text: string): string =>
  plainOf(text)
    .split(/[^a-z0-9]/)
    .filter((part) => part !== "")
    .join("-");

/** A number that tells similar texts apart, of always as many letters and digits. */
export function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, "0");
}

/** Characters of a part of a path. */
const longestSegment = 80;

/**
 * A slug that is short enough for a part of a path. What it loses of letters of other scripts a number stands for, the same each time.
 * @param isNumbered whether a number stands for all of it, whatever it loses
 */
export function pathSegmentOf(text: string, isNumbered = false): string {
  const plain = plainOf(text);
  const slug = slugOf(text);
  const isWhole = !isNumbered && slug !== "" && !/[\p{L}\p{N}]/u.test(plain.replace(/[a-z0-9]/g, ""));
  const end = isWhole ? [] : [checksumOf(plain)];
  const kept = slug.slice(0, longestSegment - (isWhole ? 0 : 8)).replace(/-$/, "");
  return [...(kept === "" ? [] : [kept]), ...end].join("-");
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

/**
 * Whether a description is the one that is there, as far as a form tells it: forms keep no blank lines and no further spaces, and what
 * looks like markup in plain words is read as such from some.
 */
export const isSameDescription = (read: string, kept: string): boolean => read === linesOf(kept) || read === textOfHtml(kept);

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
