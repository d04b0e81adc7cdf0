import { ApiError } from "../api-error.ts";

const printable = /^[\x21-\x7e]{24,128}$/;

/**
 * Checks the key that makes repeating a call harmless (IETF draft-ietf-httpapi-idempotency-key-header).
 * @throws ApiError 400 `IdempotencyKeyMissing` without a key, 400 `InvalidRequest` when it is not 24 to 128 printable characters
 */
export function checkIdempotencyKey(key: unknown): string {
  if (key === undefined || key === "") {
    throw new ApiError(400, "IdempotencyKeyMissing", "That order came without its key, so it wasn't placed. Try again.");
  }
  if (typeof key !== "string" || !printable.test(key)) {
    throw new ApiError(400, "InvalidRequest", "That order's key isn't right, so it wasn't placed. Try again.", {
      issues: [{ path: "headers.idempotency-key", message: "Must be 24 to 128 printable characters without spaces." }],
    });
  }
  return key;
}
