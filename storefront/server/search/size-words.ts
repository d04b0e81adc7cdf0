import type { Audience } from "#domain/search/audience.ts";

/** Attributes that hold the sizes of what is in stock, each in one system; `elsewhere` says the system with the size (`UK 8`), or `One size`. */
export interface SizeAttributes {
  readonly men: string;
  readonly women: string;
  readonly kids: string;
  readonly clothing: string;
  readonly elsewhere: string;
}

/** Sizes that a piece of a query may mean. */
export interface SpokenSize {
  /** How many words it is. */
  readonly length: number;
  /** It can mean nothing but a size: `size 10`, `uk 9`, `xl`; not `10`, which may be the number of a model. */
  readonly certain: boolean;
  readonly sizes: readonly { readonly system: keyof SizeAttributes; readonly size: string }[];
}

const letters: Readonly<Record<string, string>> = {
  xxs: "2XS",
  xs: "XS",
  s: "S",
  m: "M",
  l: "L",
  xl: "XL",
  xxl: "2XL",
  "2xl": "2XL",
  xxxl: "3XL",
  "3xl": "3XL",
  small: "S",
  medium: "M",
  large: "L",
  "extra small": "XS",
  "x small": "XS",
  "extra large": "XL",
  "x large": "XL",
};
/** Letters that are words of their own too, and begin many. */
const uncertain = new Set(["s", "m", "l", "small", "medium", "large"]);

const number = /^\d{1,2}(?:\.5)?[cy]?$/;
const joined = /^(us|uk|eu|eur|au|nz|size|sz)(\d{1,2}(?:\.5)?)$/;
const joinedBehind = /^(\d{1,2}(?:\.5)?)(us|uk|eu|eur|au|nz|cm)$/;
const systems = new Set(["us", "uk", "eu", "eur", "au", "nz"]);
const announcers = new Set(["size", "sizes", "sz"]);
/** From one on. */
export const smallNumbers =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");

const aged = /^(\d{1,2})(?:yo|yrs?)?$/;
const years = new Set(["year", "years", "yr", "yrs", "yo"]);
/** Who is older wears what grown-ups wear. */
const oldestChild = 15;

/** Reads how old a child is that begins at a word of a query, if one does: `age 8`, `8 year old`, `size 8 years`, `8yo`. */
export function readAge(words: readonly string[], at: number): { readonly length: number; readonly age: string } | undefined {
  const isAnnounced = words[at] === "age" || words[at] === "aged";
  const first = isAnnounced || announcers.has(words[at] ?? "") ? at + 1 : at;
  const [said = "", age = ""] = aged.exec(words[first] ?? "") ?? [];
  const hasUnit = years.has(words[first + 1] ?? "");
  if (said === "" || Number(age) > oldestChild || !(isAnnounced || hasUnit || said !== age)) return undefined;
  const end = hasUnit ? first + 2 : first + 1;
  return { length: (words[end] === "old" || words[end] === "olds" ? end + 1 : end) - at, age };
}

/** Reads the size that begins at a word of a query, if one does. */
export function readSize(words: readonly string[], at: number, audience: Audience | undefined): SpokenSize | undefined {
  const word = words[at] ?? "";
  const [, prefix, rest] = joined.exec(word) ?? [];
  if (prefix !== undefined && rest !== undefined) {
    const sizes = systems.has(prefix) ? inSystem(prefix, rest, audience) : plain(rest, audience);
    return { length: 1, certain: true, sizes };
  }
  const [, before, behind] = joinedBehind.exec(word) ?? [];
  if (before !== undefined && behind !== undefined) {
    const apart = readSize([before, behind], 0, audience);
    return apart && { ...apart, length: 1 };
  }
  if (announcers.has(word)) {
    const spelt = smallNumbers.indexOf(words[at + 1] ?? "") + 1;
    const announced = readSize(spelt > 0 ? words.with(at + 1, String(spelt)) : words, at + 1, audience);
    return announced && { ...announced, length: announced.length + 1, certain: true };
  }
  const next = words[at + 1] ?? "";
  if (systems.has(word) && number.test(next)) return { length: 2, certain: true, sizes: inSystem(word, next, audience) };
  if (number.test(word)) {
    if (systems.has(next)) return { length: 2, certain: true, sizes: inSystem(next, word, audience) };
    if (next === "cm") return { length: 2, certain: true, sizes: [{ system: "elsewhere", size: `${word} cm` }] };
    return { length: 1, certain: false, sizes: plain(word, audience) };
  }
  if (word === "one" && next === "size") return { length: 2, certain: true, sizes: [{ system: "elsewhere", size: "One size" }] };
  const pair = letters[`${word} ${next}`];
  if (pair !== undefined) return { length: 2, certain: true, sizes: [{ system: "clothing", size: pair }] };
  const letter = Object.hasOwn(letters, word) ? letters[word] : undefined;
  return letter === undefined
    ? undefined
    : { length: 1, certain: !uncertain.has(word), sizes: [{ system: "clothing", size: letter }] };
}

function inSystem(system: string, size: string, audience: Audience | undefined): SpokenSize["sizes"] {
  if (system === "us") return shoes(size, audience);
  if (system === "au" || system === "nz") return [...shoes(size, audience), { system: "elsewhere", size: `AU/NZ ${size}` }];
  return [{ system: "elsewhere", size: `${system === "eur" ? "EU" : system.toUpperCase()} ${size}` }];
}

function shoes(size: string, audience: Audience | undefined): SpokenSize["sizes"] {
  const childs = ["C", "Y", ""].map((end) => ({ system: "kids" as const, size: size.toUpperCase().replace(/[CY]$/, "") + end }));
  const all = [
    { system: "men" as const, size },
    { system: "women" as const, size },
    ...(/[cy]$/.test(size) ? [{ system: "kids" as const, size: size.toUpperCase() }] : childs),
  ];
  return audience === undefined ? all : all.filter(({ system }) => system === audience);
}

/** A size without its system. Shoes from 33 up are European ones. */
function plain(size: string, audience: Audience | undefined): SpokenSize["sizes"] {
  const clothes = [{ system: "clothing" as const, size }];
  const womens = audience === undefined || audience === "women" ? [{ system: "elsewhere" as const, size: `AU/NZ ${size}` }] : [];
  const european = Number.parseFloat(size) >= 33 ? [{ system: "elsewhere" as const, size: `EU ${size}` }] : [];
  return [...shoes(size, audience), ...clothes, ...womens, ...european];
}
