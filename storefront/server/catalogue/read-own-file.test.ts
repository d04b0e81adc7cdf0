import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOwnFile } from "./read-own-file.ts";
import type { SourceLine } from "./read-product-lines.ts";

async function* parts(text: string, size = 3): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size?: number): Promise<SourceLine[]> {
  const all: SourceLine[] = [];
  for await (const one of readOwnFile(parts(text, size))) all.push(one);
  return all;
}

describe("a JSON list", () => {
  test("says the same as its entries on lines of their own, however it is written and cut", async () => {
    const values = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(values, fc.constantFrom(undefined, 2), fc.nat({ max: 40 }), async (list, indent, size) => {
        const entries = await read(JSON.stringify(list, null, indent), size + 1);
        const lines = await read(list.map((value) => JSON.stringify(value)).join("\n"));
        expect(entries.map((one) => ({ ...one, line: 0 }))).toEqual(lines.map((one) => ({ ...one, line: 0 })));
        expect(new Set(entries.map(({ line }) => line)).size).toBe(list.length);
      }),
    );
  });

  test("is told of by the lines on which entries begin", async () => {
    const text = '\n[\n  {\n    "id": "1, ]\\""\n  },\n\n  { "id": "2" },\n  { "id" },\n  {"id": "3"}, {"id": "4"}\n]\n';
    expect((await read(text)).map((one) => [one.line, "value" in one ? one.value : one.problems[0]?.slice(0, 21)])).toEqual([
      [3, { id: '1, ]"' }],
      [7, { id: "2" }],
      [8, "This line is not JSON"],
      [9, { id: "3" }],
      [10, { id: "4" }],
    ]);
  });

  test.each([
    ["[]", "This list holds nothing."],
    ["[", "The list is not closed: its last bracket is missing."],
    ['[{"id":"1"},', "The list is not closed: its last bracket is missing."],
    ['[{"id":"1"},]', "An entry of the list is empty: is there a comma too many?"],
    ['[{"id":"1"},,{"id":"2"}]', "An entry of the list is empty: is there a comma too many?"],
    ['[{"id":"1"}] {"id":"2"}', "Something stands behind the end of the list."],
    [`[{"id":"${"x".repeat(4 * 2 ** 20)}"}]`, "This entry goes on for over 4 MB."],
  ])("that ends as none does is refused: %.30s", async (text, problem) => {
    const size = 65_536;
    expect((await read(text, size)).at(-1)).toEqual({ line: expect.any(Number), id: null, problems: [problem] });
  });
});

test("what begins with no bracket is read line by line", async () => {
  expect(await read('\n{"id":"1"}\n[]\n')).toMatchObject([
    { line: 2, value: { id: "1" } },
    { line: 3, problems: [/a list/] },
  ]);
  expect(await read(" \n")).toMatchObject([{ problems: ["This file holds nothing."] }]);
});
