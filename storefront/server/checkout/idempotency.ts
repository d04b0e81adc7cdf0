import { createHash, randomUUID } from "node:crypto";
import type { ResponseOf } from "#contract/calls.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { ApiError } from "../api-error.ts";
import type { Queries } from "../database/database.ts";
import { and, eq } from "../database/drizzle.ts";
import { idempotencyKeys } from "../database/schema/schema.ts";
import { checkIdempotencyKey } from "../http/idempotency-key.ts";

/** Where a key counts: the same key of the other country, or of another call, is another key. */
export interface KeyRef {
  readonly scope: string;
  readonly key: string;
}

export type KeyRow = typeof idempotencyKeys.$inferSelect;

/** A definitive answer, kept as the text that goes over the wire. */
export interface StoredAnswer {
  readonly status: number;
  readonly response: string;
}

/** @throws ApiError 400 without a key, or with one that is not 24 to 128 printable characters */
export function placeOrderKey(country: CountryCode, key: string | undefined): KeyRef {
  return { scope: `${country} checkout.orders`, key: checkIdempotencyKey(key) };
}

/** SHA-256 of a body whatever the order of its keys, hexadecimal. */
export function hashBody(body: unknown): string {
  return createHash("sha256").update(canonicalJson(body)).digest("hex");
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What is known of a key; undefined when it has not been used. */
export async function findKey(queries: Queries, { scope, key }: KeyRef): Promise<KeyRow | undefined> {
  const [row] = await queries
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return row;
}

/**
 * What a key that is already taken answers: the very same answer to the very same question.
 * @throws ApiError the stored failure; 422 `IdempotencyKeyReused` for another body; 409 `IdempotencyKeyInFlight` while it runs
 */
export function answerOf(row: KeyRow, bodyHash: string): unknown {
  if (row.bodyHash !== bodyHash) {
    throw new ApiError(422, "IdempotencyKeyReused", "This Idempotency-Key was used for another order. Use a new one.");
  }
  if (row.status === null || row.response === null) {
    throw new ApiError(409, "IdempotencyKeyInFlight", "This order is being placed. Ask again in a moment.", {}, 2);
  }
  return readAnswer({ status: row.status, response: row.response });
}

/** What has become of the order that was sent with a key; without a row none has claimed it. */
export function placementOf(row: KeyRow | undefined): ResponseOf<"checkout.placement"> {
  if (row === undefined) return { state: "unknown" };
  if (row.status === null || row.response === null) return { state: "pending" };
  const body = JSON.parse(row.response);
  return row.status < 400 ? { state: "placed", ...body } : { state: "notPlaced", error: body };
}

/** Claims a key that no order has claimed, for good: whatever still arrives with it is refused. */
export async function withdrawKey(queries: Queries, key: KeyRef): Promise<void> {
  const withdrawn = new ApiError(409, "OrderWithdrawn", "This order was withdrawn before it was placed.");
  await queries
    .insert(idempotencyKeys)
    .values({ ...key, bodyHash: "", state: "done", placementId: randomUUID(), ...storeFailure(withdrawn) })
    .onConflictDoNothing();
}

/** The stored answer as the handler gives it: returned when it is a success, thrown when it is a failure. */
export function readAnswer({ status, response }: StoredAnswer): unknown {
  const body = JSON.parse(response);
  if (status < 400) return body;
  const { code, message, ...extra } = body;
  throw new ApiError(status, code, message, extra);
}

/** A failure as it is stored, for `readAnswer` to throw again. */
export function storeFailure(error: ApiError): StoredAnswer {
  return { status: error.status, response: JSON.stringify(error.toBody()) };
}
