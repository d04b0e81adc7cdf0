/** The database cannot be reached or is going down; trying again later makes sense. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** SQLSTATE of a driver error, however deep it is wrapped; undefined when there is none. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** True for deadlocks and serialisation failures, after which the same transaction may simply be run again. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === "40001" || state === "40P01";
}

const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
const lostConnection = /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** True when the connection, not the statement, is at fault (SQLSTATE classes 08, 53 and 57P, or the socket itself). */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && (state.startsWith("08") || state.startsWith("53") || state.startsWith("57P"))) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === "string" && networkCodes.has(code)) return true;
    if (lostConnection.test(current.message)) return true;
  }
  return false;
}
