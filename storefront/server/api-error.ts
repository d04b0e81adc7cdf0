import type { ErrorBody } from "#contract/errors.ts";

/** A failure the caller is meant to see: `code` and `message` go on the wire with `status`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly extra: Omit<ErrorBody, "code" | "message">;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: Omit<ErrorBody, "code" | "message"> = {},
    retryAfter?: number,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }

  toBody(): ErrorBody {
    return { code: this.code, message: this.message, ...this.extra };
  }
}
