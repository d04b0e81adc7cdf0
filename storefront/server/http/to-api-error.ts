import type { FastifyError } from "fastify";
import { ApiError } from "../api-error.ts";
import { isRetryable, isUnavailable } from "../database/database-error.ts";
import { type HttpErrorCode, httpErrorCodes, messageOf } from "./error-codes.ts";

/** A typed failure with the code's own status and sentence. */
export function httpError(code: HttpErrorCode, retryAfter?: number): ApiError {
  return new ApiError(httpErrorCodes[code], code, messageOf(code), {}, retryAfter);
}

/** Turns whatever was thrown into what may be told: typed failures as they are, the framework's by their meaning, the rest as 500. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return httpError("InternalError");
  if (isUnavailable(error) || isRetryable(error)) return httpError("ServiceUnavailable", 2);
  const { code, statusCode } = error as Partial<FastifyError>;
  switch (code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return httpError("PayloadTooLarge");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return httpError("UnsupportedMediaType");
    case "FST_ERR_ROUTE_METHOD_NOT_SUPPORTED":
      return httpError("MethodNotAllowed");
    default:
  }
  if (statusCode === 503) return httpError("ServiceUnavailable", 2);
  if (statusCode === 416) return httpError("RangeNotSatisfiable");
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? httpError("InvalidRequest")
    : httpError("InternalError");
}
