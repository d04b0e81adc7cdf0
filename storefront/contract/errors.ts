import { z } from "zod";

/** Every error answer of the API has this body; `message` is a sentence a shopper may read. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  /** The order a failed placement left behind, when there is one. */
  orderNumber: z.string().optional(),
  /** Where in the input it went wrong (dotted path) and why. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  /** The HTTP status once more, in answers of the search, where Algolia's clients look for it. */
  status: z.int().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Codes any call may answer with, whatever it does. */
export const commonErrorCodes = {
  InvalidRequest: 400,
  /** No session, or one that has ended, where the call needs one. */
  NotSignedIn: 401,
  NotFound: 404,
  PayloadTooLarge: 413,
  UnprocessableRequest: 422,
  TooManyRequests: 429,
  InternalError: 500,
  ServiceUnavailable: 503,
} as const;
