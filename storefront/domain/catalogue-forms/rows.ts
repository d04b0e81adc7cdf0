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

/** Characters by the names that editors of descriptions write them under; capitals have names of their own. */
const entities: Readonly<Record<string, string>> = {
  ...{
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    ensp: " ",
    emsp: " ",
    thinsp: " ",
    shy: "",
    zwj: "",
    zwnj: "",
  },
  ...{ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", laquo: "«", raquo: "»", prime: "′", Prime: "″" },
  ...{ ndash: "–", mdash: "—", hellip: "…", bull: "•", middot: "·", deg: "°", times: "×", divide: "÷", plusmn: "±", minus: "−" },
  ...{ trade: "™", reg: "®", copy: "©", frac12: "½", frac14: "¼", frac34: "¾", sup2: "²", sup3: "³", micro: "µ", rarr: "→" },
  ...{ pound: "£", euro: "€", cent: "¢", yen: "¥", amacr: "ā", emacr: "ē", imacr: "ī", omacr: "ō", umacr: "ū" },
  ...{ Amacr: "Ā", Emacr: "Ē", Imacr: "Ī", Omacr: "Ō", Umacr: "Ū", szlig: "ß", aelig: "æ", AElig: "Æ", oslash: "ø", Oslash: "Ø" },
  ...{ oelig: "œ", OElig: "Œ", aring: "å", Aring: "Å", check: "✓", star: "☆", starf: "★", hearts: "♥", le: "≤", ge: "≥" },
};

/** The marks on a letter, as in `eacute`. */
const marks: Readonly<Record<string, string>> = {
  ...{ grave: "\u0300", acute: "\u0301", circ: "\u0302", tilde: "\u0303", uml: "\u0308", cedil: "\u0327", caron: "\u030c" },
};

function named(name: string): string | undefined {
  const mark = Object.hasOwn(marks, name.slice(1)) ? marks[name.slice(1)] : undefined;
  if (mark !== undefined) return `${name.charAt(0)}${mark}`.normalize("NFC");
  const written = [name, name.toLowerCase()].find((each) => Object.hasOwn(entities, each));
  return written === undefined ? undefined : entities[written];
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,7}\d{0,2}));/gi;

function decoded(text: string): string {
  return text.replace(entity, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return named(String(name)) ?? whole;
    const point = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
  });
}

/** What begins a line of its own. */
const breaking = new Set(["br", "p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "div", "tr", "ul", "ol"]);
/** What is no text to anybody. */
const silent = new Set(["script", "style"]);

/**
 * The words of a description written in HTML: paragraphs and list items on lines of their own, nothing that runs. It is read once
 * from its beginning to its end, however it is made.
 */
export function textOfHtml(html: string): string {
  const small = html.toLowerCase();
  let text = "";
  let at = 0;
  while (at < html.length) {
    const opens = html.indexOf("<", at);
    if (opens === -1) break;
    if (!/[a-z/!?]/.test(small.charAt(opens + 1))) {
      text += html.slice(at, opens + 1);
      at = opens + 1;
      continue;
    }
    text += html.slice(at, opens);
    const comment = small.startsWith("<!--", opens);
    const closes = html.indexOf(comment ? "-->" : ">", opens);
    if (closes === -1) return linesOf(text);
    at = closes + (comment ? 3 : 1);
    const name = /^<\/?([a-z0-9]{1,10})/.exec(small.slice(opens, opens + 12))?.[1] ?? "";
    if (breaking.has(name)) text += "\n";
    if (!silent.has(name) || small.charAt(opens + 1) === "/") continue;
    const ends = small.indexOf(`</${name}`, at);
    if (ends === -1) return linesOf(text);
    at = ends;
  }
  return linesOf(text + html.slice(at));
}

function linesOf(text: string): string {
  return decoded(text)
    .split("\n")
    .map((line) =>
      line
        .split(/\s/)
        .filter((word) => word !== "")
        .join(" "),
    )
    .filter((line) => line !== "")
    .join("\n");
}
