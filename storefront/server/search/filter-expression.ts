import { type Clause, FilterError, type Groups, numericClause } from "./filters.ts";

/** Parentheses within parentheses; more is nobody's honest question. */
const DEEPEST = 8;

interface Token {
  readonly kind: "word" | "quoted" | "operator" | "(" | ")";
  readonly text: string;
}

/**
 * Algolia's `filters`: `price > 1000 AND (brand.name:Osker OR brand.name:"Two Strap") AND NOT soldOut:true`. As with Algolia an OR
 * of ANDs and a NOT before parentheses are refused, so the result is groups as `facetFilters` have them. Here a minus before a
 * value is part of it. A word alone is a tag (`_tags`). A value's score is passed over.
 * @throws FilterError naming what cannot be understood
 */
export function parseFilterExpression(filters: string): Groups<Clause> {
  const tokens = tokenise(filters);
  if (tokens.length === 0) return [];
  let at = 0;
  const isWord = (word: string, offset = 0): boolean =>
    tokens[at + offset]?.kind === "word" && tokens[at + offset]?.text === word;
  const unexpected = (): FilterError => {
    const token = tokens[at];
    return new FilterError(token ? `filters: Unexpected "${token.text}"` : "filters: Unexpected end of filter");
  };

  function expression(depth: number): Groups<Clause> {
    const operands = [operand(depth)];
    const joint = isWord("OR") ? "OR" : "AND";
    while (isWord("AND") || isWord("OR")) {
      if (!isWord(joint)) throw mixed();
      at += 1;
      operands.push(operand(depth));
    }
    if (joint === "AND") return operands.flat();
    if (operands.some((groups) => groups.length > 1)) throw mixed();
    return [operands.flat(2)];
  }

  function operand(depth: number): Groups<Clause> {
    if (tokens[at]?.kind !== "(") return [[clause()]];
    if (depth === DEEPEST) throw new FilterError("filters: Too many nested parentheses");
    at += 1;
    const groups = expression(depth + 1);
    if (tokens[at]?.kind !== ")") throw unexpected();
    at += 1;
    return groups;
  }

  function clause(): Clause {
    const negated = isWord("NOT");
    if (negated) at += 1;
    const word = name();
    const operator = tokens[at]?.kind === "operator" ? tokens[at]!.text : undefined;
    if (operator === undefined) return { attribute: "_tags", value: word, negated };
    at += 1;
    if (operator !== ":" || isWord("TO", 1)) return numeric(word, operator, negated);
    return { attribute: word, value: text(), negated };
  }

  function numeric(attribute: string, operator: string, negated: boolean): Clause {
    const bounds = [text()];
    if (operator === ":") {
      at += 1;
      bounds.push("TO", text());
    }
    const found = numericClause(attribute, operator, bounds);
    if (found === undefined) throw new FilterError(`filters: "${bounds.join(" ")}" is not a number or a range`);
    return negated ? { attribute, test: (number) => !found.test(number) } : found;
  }

  /** An attribute or a tag: any word but the ones that join. */
  function name(): string {
    if (isWord("AND") || isWord("OR") || isWord("NOT")) throw unexpected();
    return text();
  }

  function text(): string {
    const token = tokens[at];
    if (token?.kind !== "word" && token?.kind !== "quoted") throw unexpected();
    at += 1;
    return token.text;
  }

  const groups = expression(0);
  if (at < tokens.length) throw unexpected();
  return groups;
}

const mixed = (): FilterError => new FilterError("filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed");

/** White space, a parenthesis, an operator, a quotation with escapes, or a word. Each begins differently, so none is tried twice. */
const anyToken = /\s+|[()]|[<>=!]=?|:|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s()<>=!:"']+/suy;
/** After a colon a word goes on to the next white space, parenthesis or score, whatever is in it. */
const value = /\s+|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s()"'](?:(?!<score=)[^\s()])*/suy;
/** How much a value weighs in Algolia's ranking, which here no filter changes. */
const score = /<score=\d+>/uy;

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    score.lastIndex = at;
    if (tokens.at(-2)?.text === ":" && score.test(text)) {
      at = score.lastIndex;
      continue;
    }
    const pattern = tokens.at(-1)?.text === ":" && tokens.at(-1)?.kind === "operator" ? value : anyToken;
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) throw new FilterError(`filters: Unexpected "${text[at]}" at position ${at}`);
    at += found.length;
    if (found.trim() !== "") tokens.push(toToken(found, pattern === value));
  }
  return tokens;
}

function toToken(text: string, isValue: boolean): Token {
  const first = text[0] as string;
  if (first === '"' || first === "'") return { kind: "quoted", text: text.slice(1, -1).replace(/\\(.)/gsu, "$1") };
  if (isValue) return { kind: "word", text };
  if (first === "(" || first === ")") return { kind: first, text };
  return { kind: "<>=!:".includes(first) ? "operator" : "word", text };
}
