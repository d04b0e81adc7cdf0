import type { z } from "zod";
import { ApiError } from "../api-error.ts";

/** What the owner's program has sent, checked. @throws ApiError InvalidRequest, naming all that is wrong with it */
export function readOwnerRequest<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join(".") || "the request"}: ${message}`);
  throw new ApiError(400, "InvalidRequest", `${problems.join("; ")}. Nothing was changed.`);
}
