import { readJsonList } from "./read-json-list.ts";
import { readLines, type SourceLine } from "./read-product-lines.ts";

/** What a file of our own form says: an entry a line, or all of them as one JSON list. */
export async function* readOwnFile(text: AsyncIterable<string>): AsyncGenerator<SourceLine> {
  const parts = text[Symbol.asyncIterator]();
  let begun = "";
  let next = await parts.next();
  while (!next.done && (begun + next.value).trim() === "") {
    begun += next.value;
    next = await parts.next();
  }
  const first = next.done ? begun : begun + next.value;
  async function* whole() {
    yield first;
    yield* { [Symbol.asyncIterator]: () => parts };
  }
  yield* first.trimStart().startsWith("[") ? readJsonList(whole()) : readLines(whole());
}
