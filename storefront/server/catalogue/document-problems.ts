import type { z } from "zod";
import { counted } from "#domain/catalogue/counted.ts";

/** Most problems that are told of one line. */
const mostProblems = 10;

/** What is wrong with a document, a sentence each. @param whole what the document is called where all of it is wrong */
export function problemsOf(error: z.ZodError, whole: string): string[] {
  const problems = error.issues.flatMap((issue) => saidOf(issue, []));
  const told = problems.slice(0, mostProblems).map(({ path, message }) => `${path.join(".") || whole}: ${message}.`);
  const untold = problems.length - told.length;
  return untold > 0 ? [...told, `${counted(untold, "more problem")}.`] : told;
}

interface Said {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** An issue, and in place of one about several forms what is wrong with the one that comes nearest. */
function saidOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Said[] {
  const path = [...above, ...issue.path];
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [{ path, message: wordsOf(issue) }];
  const [nearest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return nearest.flatMap((inner) => saidOf(inner, path));
}

/** What is expected, by what schemas call it. */
const expectations: Readonly<Record<string, string>> = {
  string: "text in quotes",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in square brackets",
  object: "values by their names, in braces",
  record: "values by their names, in braces",
  null: "null",
};

/** What is wrong, for somebody who wrote no program: what schemas say by themselves speaks of arrays, strings and what they received. */
function wordsOf(issue: z.core.$ZodIssue): string {
  const own = issue.message.replace(/\.$/, "");
  switch (issue.code) {
    case "invalid_type":
      if (!own.startsWith("Invalid input")) return own;
      return own.endsWith("received undefined") ? "is missing" : `must be ${expectations[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      if (!own.startsWith("Invalid")) return own;
      return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.map(String).join(", ")}`;
    case "unrecognized_keys":
      return `has nothing called ${issue.keys.join(", ")} here`;
    case "too_big":
      if (!own.startsWith("Too big")) return own;
      if (issue.origin === "array") return `has more than ${issue.maximum} entries`;
      return issue.origin === "string" ? `is longer than ${issue.maximum} characters` : `must be ${issue.maximum} at most`;
    case "too_small":
      if (!own.startsWith("Too small")) return own;
      if (issue.origin !== "array" && issue.origin !== "string") return `must be ${issue.minimum} at least`;
      if (issue.minimum === 1) return "is empty";
      return issue.origin === "array" ? `has fewer than ${issue.minimum} entries` : `is shorter than ${issue.minimum} characters`;
    case "invalid_format":
      return own === "Invalid URL" ? "must be an https address" : own.replace(/^Invalid string: /, "");
    case "invalid_union":
      return own.replace(/^Invalid discriminator value\. Expected (.+)$/, (_, known: string) => {
        return `must be one of ${known.replaceAll("'", "").replaceAll(" | ", ", ")}`;
      });
    default:
      return own;
  }
}
