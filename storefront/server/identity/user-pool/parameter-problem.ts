import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** What Cognito says of a request whose parameters are missing or malformed. It repeats nothing that was sent, which may be secret. */
export function parameterProblem({ issues }: z.ZodError): string {
  const missing = issues.find(({ code, path }) => code === "invalid_type" && path[0] === "AuthParameters" && path.length === 2);
  if (missing) return `Missing required parameter ${String(missing.path[1])}`;
  const found = issues.map(
    (issue) => `Value at '${memberOf(issue.path)}' failed to satisfy constraint: Member must ${wanted(issue)}`,
  );
  return `${issues.length} validation error${issues.length === 1 ? "" : "s"} detected: ${found.join("; ")}`;
}

/** A path in the wire's own form: `userAttributes.1.member.value`. */
function memberOf(path: Issue["path"]): string {
  return path
    .map((part) =>
      typeof part === "number" ? `${part + 1}.member` : `${String(part).charAt(0).toLowerCase()}${String(part).slice(1)}`,
    )
    .join(".");
}

function wanted(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return "not be null";
    case "too_small":
      return `have length greater than or equal to ${issue.minimum}`;
    case "too_big":
      return `have length less than or equal to ${issue.maximum}`;
    case "invalid_format":
      return "satisfy regular expression pattern";
    case "invalid_union":
      return "satisfy enum value set";
    default:
      return "be valid";
  }
}
