import { expect, test } from "vitest";
import { z } from "zod";
import { problemsOf } from "./document-problems.ts";

test("a list or a text that is too long, or empty, is said so in words for an owner", () => {
  const schema = z.object({
    pictures: z.array(z.string()).min(1).max(2),
    description: z.string().max(3),
    name: z.string().min(1),
    slug: z.string().max(3, "must be short"),
  });
  const long = { pictures: ["a", "b", "c"], description: "long", name: "", slug: "long" };
  expect(problemsOf(schema.safeParse(long).error!, "the product")).toEqual([
    "pictures: has more than 2 entries.",
    "description: is longer than 3 characters.",
    "name: is empty.",
    "slug: must be short.",
  ]);
  expect(problemsOf(schema.safeParse({ ...long, pictures: [] }).error!, "the product")).toContain("pictures: is empty.");
});

test("what has another form, or no form that there is, is said in words for an owner", () => {
  const schema = z.object({
    link: z.url({ protocol: /^https$/ }),
    path: z.string().startsWith("/brands/"),
    week: z.array(z.number()).min(7),
    code: z.string().min(3),
    effect: z.discriminatedUnion("type", [z.object({ type: z.literal("percent") }), z.object({ type: z.literal("amount") })]),
  });
  const wrong = { link: "http://example.com", path: "/kiln", week: [], code: "a", effect: { type: "half" } };
  expect(problemsOf(schema.safeParse(wrong).error!, "The document")).toEqual([
    "link: must be an https address.",
    'path: must start with "/brands/".',
    "week: has fewer than 7 entries.",
    "code: is shorter than 3 characters.",
    "effect.type: must be one of percent, amount.",
  ]);
});

test("what is missing, of another kind or unknown is said in words for an owner", () => {
  const schema = z.strictObject({
    name: z.string(),
    price: z.int().min(1).max(9),
    shown: z.boolean(),
    sizes: z.array(z.string()),
    brand: z.strictObject({ id: z.string() }),
    state: z.enum(["current", "coming"]),
    parent: z.string().nullable(),
    kind: z.literal("page"),
  });
  const said = (value: unknown) => problemsOf(schema.safeParse(value).error!, "The product");
  const right = { name: "a", price: 1, shown: true, sizes: [], brand: { id: "a" }, state: "current", parent: null, kind: "page" };
  expect(said({ kind: "page" })).toEqual([
    "name: is missing.",
    "price: is missing.",
    "shown: is missing.",
    "sizes: is missing.",
    "brand: is missing.",
    "state: must be one of current, coming.",
    "parent: is missing.",
  ]);
  expect(said({ ...right, name: 1, price: "49", shown: "no", sizes: "M", brand: "Kiln", parent: 2, kind: "pages" })).toEqual([
    "name: must be text in quotes.",
    "price: must be a number.",
    "shown: must be true or false.",
    "sizes: must be a list in square brackets.",
    "brand: must be values by their names, in braces.",
    "parent: must be text in quotes.",
    "kind: must be page.",
  ]);
  expect(said({ ...right, price: 0, colour: "red", size: "M" })).toEqual([
    "price: must be 1 at least.",
    "The product: has nothing called colour, size here.",
  ]);
  expect(said({ ...right, price: 10, brand: { id: "a", name: "A" } })).toEqual([
    "price: must be 9 at most.",
    "brand: has nothing called name here.",
  ]);
});

test("what is told no more of a line is counted", () => {
  const schema = z.object(Object.fromEntries("abcdefghijkl".split("").map((letter) => [letter, z.string()])));
  expect(problemsOf(schema.safeParse({}).error!, "The product").slice(9)).toEqual(["j: is missing.", "2 more problems."]);
});
