import type { CallFailure } from "#contract/rendering.ts";

/**
 * Whether a call of the account failed because its shopper is signed out by now. That is told, and where to sign in again, as soon
 * as it is found out, and another try would lead nowhere.
 */
export const isSessionOver = (failure: unknown): boolean => (failure as CallFailure).status === 401;
