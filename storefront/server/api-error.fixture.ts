import { ApiError } from "./api-error.ts";

/**
 * What a call was refused with.
 * @throws whatever else went wrong, and when the call was not refused
 */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error("It was not refused."),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw error;
}
