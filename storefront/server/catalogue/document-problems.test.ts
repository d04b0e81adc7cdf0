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
