/** The database cannot be reached or is going down; trying again later makes sense. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** The address of the database asks for what there is not, such as a file of certificates. */
export class DatabaseUrlWrong extends Error {
  override readonly name = "DatabaseUrlWrong";
}

/** The folder of the embedded database is there, but there is no database in it that could be opened. */
export class DatabaseDamaged extends Error {
  override readonly name = "DatabaseDamaged";

  constructor(folder: string, reason: string, cause?: unknown) {
    super(
      `The database in ${folder} cannot be opened (${reason}). Put the folder back from a copy, or start with --reset, ` +
        "which begins with an empty shop.",
      { cause },
    );
  }
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

/** True when an answer did not come in time (the driver's client-side timeout): the connection may have fallen silent. */
export function isSilence(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message === "Query read timeout") return true;
  }
  return false;
}

const networkCodes: ReadonlySet<string> = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"],
  ...["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN"],
]);
const lostConnection = /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;
/** A statement that ran too long (57014), a transaction that was left open too long (25P03). */
const outOfTime = new Set(["57014", "25P03"]);
/** What changes nothing for now: the embedded database on a full disk, a standby that is about to take over. */
const readOnly = "25006";

/**
 * True when the connection or an overloaded database is at fault, not the statement (SQLSTATE classes 08, 53 and 57P, what
 * ran out of time or is read-only, a connection that fell silent, or the socket itself).
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const state = sqlState(error);
  if (state !== undefined && (/^(?:08|53|57P)/.test(state) || outOfTime.has(state) || state === readOnly)) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === "string" && networkCodes.has(code)) return true;
    if (lostConnection.test(current.message)) return true;
  }
  return isSilence(error);
}
