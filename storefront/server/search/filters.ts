/** A filter that cannot be understood; the message goes into the failed entry's `error`. */
export class FilterError extends Error {
  override readonly name = "FilterError";
}

/** `attribute:value`, or `attribute:-value` for records without it. */
export interface FacetClause {
  readonly attribute: string;
  readonly value: string;
  readonly negated: boolean;
}

export type Comparison = "<" | "<=" | "=" | "!=" | ">" | ">=";

/** Numbers between two bounds, or outside them for `!=`. */
export interface NumericClause {
  readonly attribute: string;
  readonly test: (value: number) => boolean;
}

/** Groups are joined by AND, the clauses of a group by OR. */
export type Groups<Clause> = readonly (readonly Clause[])[];

/** Filters as the wire carries them: nested arrays (outer AND, inner OR) or their text form `a:b,(c:d,c:e)`. */
export type FilterInput = string | readonly (string | readonly string[])[] | undefined;

/** @throws FilterError when an entry has no attribute. */
export function parseFacetFilters(input: FilterInput): Groups<FacetClause> {
  return toGroups(input, (text) => {
    const colon = text.indexOf(":");
    if (colon < 1)
      throw new FilterError(`Invalid syntax for facet condition: "${text}", should be in the form "attribute:value"`);
    const value = text.slice(colon + 1);
    return {
      attribute: text.slice(0, colon).trim(),
      negated: value.startsWith("-"),
      value: value.startsWith("-") ? value.slice(1) : value.startsWith("\\-") ? value.slice(1) : value,
    };
  });
}

const comparison = /^\s*([^<>=!:]+?)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
const range = /^\s*([^<>=!:]+?)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/i;
const exactly = /^\s*([^<>=!:]+?)\s*:\s*(-?\d+(?:\.\d+)?)\s*$/;

/** @throws FilterError for anything but a comparison (`price>=1000`) or an inclusive range (`price:100 TO 200`). */
export function parseNumericFilters(input: FilterInput): Groups<NumericClause> {
  return toGroups(input, (text) => {
    const between = range.exec(text);
    if (between !== null) {
      const from = Number(between[2]);
      const to = Number(between[3]);
      return { attribute: between[1]!, test: (value) => value >= from && value <= to };
    }
    const one = comparison.exec(text);
    if (one !== null) return { attribute: one[1]!, test: compareWith(one[2] as Comparison, Number(one[3])) };
    const equal = exactly.exec(text);
    if (equal !== null) return { attribute: equal[1]!, test: compareWith("=", Number(equal[2])) };
    throw new FilterError(`Invalid numeric filter: "${text}"`);
  });
}

function compareWith(operator: Comparison, bound: number): (value: number) => boolean {
  switch (operator) {
    case "<":
      return (value) => value < bound;
    case "<=":
      return (value) => value <= bound;
    case "=":
      return (value) => value === bound;
    case "!=":
      return (value) => value !== bound;
    case ">":
      return (value) => value > bound;
    case ">=":
      return (value) => value >= bound;
  }
}

function toGroups<Clause>(input: FilterInput, parse: (text: string) => Clause): Clause[][] {
  const list = typeof input === "string" ? splitText(input) : (input ?? []);
  return list.map((entry) => (typeof entry === "string" ? [entry] : entry).map(parse)).filter((group) => group.length > 0);
}

/** `a:b,(c:d,c:e)` as nested arrays. Commas inside parentheses separate alternatives. */
function splitText(text: string): (string | string[])[] {
  const entries: (string | string[])[] = [];
  for (const match of text.matchAll(/\(([^()]*)\)|([^,()]+)/g)) {
    const [, alternatives, single] = match;
    if (alternatives !== undefined)
      entries.push(
        alternatives
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      );
    else if (single!.trim() !== "") entries.push(single!.trim());
  }
  return entries;
}
