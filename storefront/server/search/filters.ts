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

/** Numbers between two bounds, or outside them for `!=`. */
export interface NumericClause {
  readonly attribute: string;
  readonly test: (value: number) => boolean;
}

export type Clause = FacetClause | NumericClause;

/** Groups are joined by AND, the clauses of a group by OR. */
export type Groups<Kind extends Clause> = readonly (readonly Kind[])[];

/** Filters as the wire carries them: nested arrays (outer AND, inner OR) or their text form `a:b,(c:d,c:e)`. */
export type FilterInput = string | readonly (string | readonly string[])[] | undefined;

/**
 * Algolia's `facetFilters`. A leading `-` of a value negates it; `\-` is the dash itself.
 * @throws FilterError when an entry has no attribute.
 */
export function parseFacetFilters(input: FilterInput): Groups<FacetClause> {
  return toGroups(input, (text) => {
    const colon = text.indexOf(":");
    if (colon < 1)
      throw new FilterError(`Invalid syntax for facet condition: "${text}", should be in the form "attribute:value"`);
    const written = text.slice(colon + 1);
    const negated = written.startsWith("-");
    const value = negated ? written.slice(1) : written;
    return { attribute: text.slice(0, colon).trim(), negated, value: value.startsWith("\\-") ? value.slice(1) : value };
  });
}

/**
 * Algolia's `numericFilters`.
 * @throws FilterError for anything but a comparison (`price>=1000`) or an inclusive range (`price:100 TO 200`).
 */
export function parseNumericFilters(input: FilterInput): Groups<NumericClause> {
  return toGroups(input, (text) => {
    const start = text.search(/[<>=!:]/);
    const attribute = text.slice(0, Math.max(0, start)).trim();
    const operator = /^(?:<=|>=|!=|[<>=:])/.exec(start < 0 ? "" : text.slice(start))?.[0];
    const bounds = text
      .slice(start + (operator?.length ?? 0))
      .trim()
      .split(/\s+/);
    const clause = attribute === "" || operator === undefined ? undefined : numericClause(attribute, operator, bounds);
    if (clause === undefined) throw new FilterError(`Invalid numeric filter: "${text}"`);
    return clause;
  });
}

/**
 * A comparison with a number, or with `["100", "TO", "200"]` after a colon.
 * @returns undefined when what follows the operator is neither
 */
export function numericClause(attribute: string, operator: string, bounds: readonly string[]): NumericClause | undefined {
  const [from = "", to, until = ""] = bounds;
  const low = toNumber(from);
  if (low === undefined) return undefined;
  if (bounds.length === 1) {
    const test = comparisons[operator === ":" ? "=" : operator];
    return test && { attribute, test: (value) => test(value, low) };
  }
  const high = toNumber(until);
  if (operator !== ":" || bounds.length !== 3 || to?.toUpperCase() !== "TO" || high === undefined) return undefined;
  return { attribute, test: (value) => value >= low && value <= high };
}

const comparisons: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  "<": (value, bound) => value < bound,
  "<=": (value, bound) => value <= bound,
  "=": (value, bound) => value === bound,
  "!=": (value, bound) => value !== bound,
  ">": (value, bound) => value > bound,
  ">=": (value, bound) => value >= bound,
};

function toNumber(text: string): number | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

function toGroups<Kind extends Clause>(input: FilterInput, parse: (text: string) => Kind): Kind[][] {
  const list = typeof input === "string" ? splitText(input) : (input ?? []);
  return list
    .map((entry) => [...new Set(typeof entry === "string" ? [entry] : entry)].map(parse))
    .filter(({ length }) => length > 0);
}

/** `a:b,(c:d,c:e)`, or the same as JSON, as nested arrays. */
function splitText(text: string): readonly (string | readonly string[])[] {
  if (text.trimStart().startsWith("[")) return readJson(text);
  return splitAtCommas(text).map((entry) => (entry.startsWith("(") ? splitAtCommas(entry.slice(1, -1)) : entry));
}

function readJson(text: string): readonly (string | readonly string[])[] {
  const isText = (item: unknown): item is string => typeof item === "string";
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new FilterError("Invalid value for a filter parameter, expected JSON");
  }
  if (!Array.isArray(list) || !list.every((item) => isText(item) || (Array.isArray(item) && item.every(isText))))
    throw new FilterError("Invalid value for a filter parameter, expected nested arrays of strings");
  return list;
}

/**
 * The parts between commas that stand outside parentheses, without empty ones. Parentheses within a value belong to it, as in
 * `feature:Shell (2.5 layers)`.
 * @throws FilterError when a parenthesis has no partner, or something follows the one that ends a group
 */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const character = text[at];
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    const ended = at === text.length;
    if (depth < 0 || (ended && depth > 0)) throw new FilterError(`Unbalanced parentheses in filter: "${text}"`);
    if (!ended && (character !== "," || depth > 0)) continue;
    const part = text.slice(start, at).trim();
    if (part.startsWith("(") && !part.endsWith(")")) throw new FilterError(`Expected "," after the group in filter: "${text}"`);
    if (part !== "") parts.push(part);
    start = at + 1;
  }
  return parts;
}
