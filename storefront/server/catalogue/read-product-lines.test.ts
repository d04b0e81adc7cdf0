import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decode } from "./forms/decode.ts";
import { readTable } from "./forms/read-table.ts";
import { readLines, type SourceLine } from "./read-product-lines.ts";

const megabyte = 2 ** 20;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Bytes of the heap that something still holds. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

async function* chunks(...parts: readonly string[]): AsyncGenerator<string> {
  yield* parts;
}

async function all(text: AsyncIterable<string>): Promise<SourceLine[]> {
  const lines: SourceLine[] = [];
  for await (const line of readLines(text)) lines.push(line);
  return lines;
}

/** A large file that nobody holds: the same bytes over and over. */
async function* repeated(line: string, megabytes: number): AsyncGenerator<Uint8Array> {
  const part = Buffer.from(line.repeat(Math.ceil(65_536 / line.length)));
  for (let sent = 0; sent < megabytes * megabyte; sent += part.length) yield part;
}

/** The most that is held, above what there was, while a stream is read; and how many were read. */
async function readingOf(rows: AsyncIterable<unknown>): Promise<{ count: number; megabytes: number }> {
  const before = heldBytes();
  let most = before;
  let count = 0;
  for await (const _ of rows) {
    if (++count % 5_000 === 0) most = Math.max(most, heldBytes());
  }
  return { count, megabytes: (most - before) / megabyte };
}

test("lines are the same however the file is cut into parts", async () => {
  const said = fc.oneof(
    fc.record({ id: fc.string() }).map((value) => JSON.stringify(value)),
    fc.constantFrom("", "  ", '{"id"', "1"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(said), fc.array(fc.nat({ max: 60 })), async (lines, cuts) => {
      const text = lines.join("\n");
      const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
      const parts = places.slice(1).map((end, index) => text.slice(places[index], end));
      expect(await all(chunks(...parts))).toEqual(await all(chunks(text)));
      const expected = lines.flatMap((line, index) => (line.trim() === "" ? [] : [index + 1]));
      expect((await all(chunks(...parts))).map(({ line }) => line)).toEqual(expected.length === 0 ? [1] : expected);
    }),
  );
});

test.each([
  ["a JSON file that is spread over lines", ["[\n", '{"id":"1"}\n', "]"], 1],
  [
    "a JSON file of one long line",
    ['{"id":"1"}\n[', ...Array.from({ length: 80 }, () => `"${"x".repeat(65_536)}",`), '"x"]\n'],
    2,
  ],
])("%s is refused once, and read no further", async (_, parts, line) => {
  const read = await all(chunks(...parts));
  const refused = read.filter((one) => "problems" in one);
  expect(refused).toEqual([{ line, id: null, problems: [expect.stringContaining("on a line of its own (NDJSON).")] }]);
});

test("a list on one line says that each of it needs a line", async () => {
  expect(await all(chunks('[{"id":"1"}]'))).toEqual([{ line: 1, id: null, problems: [expect.stringContaining("is a list")] }]);
});

test.each([[[]], [[""]], [["\n", "  ", "\r\n"]]])("a file of nothing (%j) is refused", async (parts) => {
  expect(await all(chunks(...parts))).toEqual([{ line: 1, id: null, problems: ["This file holds nothing."] }]);
});

test("a line of another encoding is refused, and not kept with question marks in it", async () => {
  async function* latin() {
    yield Buffer.from('{"id":"1","name":"Caf\xe9"}\n{"id":"2","name":"Cafe"}\n', "latin1");
  }
  expect(await all(decode(latin()))).toEqual([
    { line: 1, id: null, problems: ["This line holds characters that are not UTF-8. Save the file as UTF-8."] },
    { line: 2, value: { id: "2", name: "Cafe" } },
  ]);
});

test("a file that is larger than its products could be kept for is refused in a sentence", async () => {
  const line = `${"x".repeat(65_535)}\n`;
  await expect(readingOf(decode(repeated(line, 401)))).rejects.toThrow("Line 1 begins a file of over 400 MB. Send it in parts.");
});

test("200 MB of lines and 60 MB of a table are read with no more than a part of them held", async () => {
  const line = `${JSON.stringify({ id: "104201", description: "x".repeat(4_000) })}\n`;
  const lines = await readingOf(readLines(decode(repeated(line, 200))));
  expect(lines.count).toBeGreaterThan(50_000);
  expect(lines.megabytes).toBeLessThan(20);
  async function* table() {
    yield Buffer.from("Handle,Title\n");
    yield* repeated(`shoe,"${"y".repeat(4_000)}"\n`, 60);
  }
  const rows = await readingOf(readTable(decode(table())));
  expect(rows.count).toBeGreaterThan(15_000);
  expect(rows.megabytes).toBeLessThan(20);
}, 30_000);
