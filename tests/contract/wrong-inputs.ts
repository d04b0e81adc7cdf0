import type { WireInput } from "./send.ts";

/** A spoilt copy of a good input, and what was done to it. */
export interface WrongInput {
  readonly what: string;
  readonly input: WireInput;
}

const wrongValues: readonly unknown[] = [null, true, -1, 1.5, 1e308, "", "\u0000", "x".repeat(9_000), [], {}, ["x"], { x: 1 }];
const wrongTexts = ["", " ", "\u0000", "../../etc/passwd", "__proto__", "%", "💥", "' or 1=1 --", "x".repeat(3_000)];

/**
 * Spoils a good input in every place there is: each value of the body replaced by values of other types and absurd sizes,
 * each key taken away, each parameter and query value replaced, repeated or left out, and the body as a whole made useless.
 */
export function* wrongInputs(good: WireInput): Generator<WrongInput> {
  for (const name of Object.keys(good.params ?? {})) {
    for (const text of wrongTexts)
      yield { what: `parameter ${name} is ${show(text)}`, input: { ...good, params: { ...good.params, [name]: text } } };
  }
  const query = good.query ?? [];
  for (const [index, [name, value]] of query.entries()) {
    const others = query.toSpliced(index, 1);
    yield { what: `query ${name} is missing`, input: { ...good, query: others } };
    yield { what: `query ${name} comes twice`, input: { ...good, query: [...query, [name, value]] } };
    for (const text of wrongTexts)
      yield { what: `query ${name} is ${show(text)}`, input: { ...good, query: [...others, [name, text]] } };
  }
  for (const name of ["__proto__", "constructor"])
    yield { what: `query ${name} is there`, input: { ...good, query: [...query, [name, "1"]] } };
  if (good.body === undefined) return;
  yield* wrongBodies(good);
}

function* wrongBodies(good: WireInput): Generator<WrongInput> {
  const text = JSON.stringify(good.body);
  const withBody = (what: string, body: unknown, headers: Record<string, string> = {}): WrongInput => ({
    what,
    input: { ...good, body, headers: { ...good.headers, ...headers } },
  });
  yield withBody("the body is empty", "");
  yield withBody("the body is cut off", text.slice(0, -1));
  yield withBody("the body is not JSON", "<xml/>");
  yield withBody("the body has a __proto__", `{"__proto__":{"admin":true},${text.slice(1)}`);
  yield withBody("the body has a constructor", `{"constructor":{"prototype":{"admin":true}},${text.slice(1)}`);
  yield withBody("the body is nested far too deeply", `${"[".repeat(20_000)}${"]".repeat(20_000)}`);
  yield withBody("the body is far too large", JSON.stringify({ ...(good.body as object), filler: "x".repeat(300_000) }));
  yield withBody("the body is XML by its type", text, { "content-type": "application/xml" });
  yield withBody("the body is a form by its type", text, { "content-type": "application/x-www-form-urlencoded" });
  yield withBody("the body says it is compressed", text, { "content-encoding": "gzip" });
  for (const value of [null, [], 1, true, "text"]) yield withBody(`the body is ${show(value)}`, JSON.stringify(value));
  for (const path of pathsOf(good.body)) {
    yield withBody(`${path.join(".")} is missing`, without(good.body, path));
    for (const value of wrongValues) yield withBody(`${path.join(".")} is ${show(value)}`, replaced(good.body, path, value));
  }
}

type Path = readonly (string | number)[];

function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) yield* pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.with(key as number, replaced(value[key as number], rest, by));
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest, by) };
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0 ? value.toSpliced(key as number, 1) : value.with(key as number, without(value[key as number], rest));
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (rest.length === 0) delete copy[key as string];
  else copy[key as string] = without(copy[key as string], rest);
  return copy;
}

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 20)}… (${text.length} characters)` : text;
}
