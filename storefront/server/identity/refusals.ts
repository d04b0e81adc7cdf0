import { ApiError } from "../api-error.ts";
import { httpError } from "../http/to-api-error.ts";
import { IdentityRefusal, type RefusalReason } from "./identity-provider.ts";

/** How a call tells a refusal: its code, status and sentence. */
export type Refusal = readonly [status: number, code: string, message: string];
/** The refusals that a call tells, besides those that mean that the pool failed. */
export type Refusals = Readonly<Partial<Record<RefusalReason, Refusal>>>;

/**
 * Runs work with the identity provider and tells its refusals as the call does.
 * @param failed what a shopper reads when the pool cannot be reached or did something unexpected
 * @throws ApiError
 */
export async function tellingRefusals<T>(failed: string, refusals: Refusals, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof IdentityRefusal)) throw error;
    const told = refusals[error.reason];
    if (told !== undefined) throw new ApiError(...told);
    if (error.reason === "sessionEnded") throw httpError("NotSignedIn");
    if (error.reason === "userNotFound") throw new ApiError(401, "NotSignedIn", "User not found.");
    const failure = new ApiError(503, "IdentityUnavailable", failed, {}, 5);
    failure.cause = error;
    throw failure;
  }
}
