import type { z } from "zod";

/** Most problems that are told of one line. */
const mostProblems = 10;

/** What is wrong with a document, a sentence each. @param whole what the document is called where all of it is wrong */
export function problemsOf(error: z.ZodError, whole: string): string[] {
  const problems = error.issues.flatMap((issue) => saidOf(issue, []));
  return problems.slice(0, mostProblems).map(({ path, message }) => `${path.join(".") || whole}: ${message}.`);
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

/** What is wrong, for somebody who wrote no program: what schemas say of lists and texts by themselves speaks of arrays and strings. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "too_big" && issue.message.startsWith("Too big")) {
    if (issue.origin === "array") return `has more than ${issue.maximum} entries`;
    if (issue.origin === "string") return `is longer than ${issue.maximum} characters`;
  }
  if (issue.code === "too_small" && issue.message.startsWith("Too small") && issue.minimum === 1) {
    if (issue.origin === "array" || issue.origin === "string") return "is empty";
  }
  return issue.message.replace(/\.$/, "");
}
