import { commonErrorCodes } from "#contract/errors.ts";

/** Codes that any answer may carry, with their status: the contract's common ones and those that only HTTP itself brings. */
export const httpErrorCodes = {
  ...commonErrorCodes,
  OtherOrigin: 403,
  MethodNotAllowed: 405,
  RequestTimeout: 408,
  UnsupportedMediaType: 415,
  RangeNotSatisfiable: 416,
  HeadersTooLarge: 431,
} as const;
export type HttpErrorCode = keyof typeof httpErrorCodes;

const messages: Readonly<Record<HttpErrorCode, string>> = {
  InvalidRequest: "Something in that request isn't right. Check it and try again.",
  NotSignedIn: "Sign in to go on.",
  NotFound: "We couldn't find what you're looking for.",
  PayloadTooLarge: "That's more than we can take in at once. Make it smaller and try again.",
  UnprocessableRequest: "Something in that request isn't right. Check it and try again.",
  TooManyRequests: "That was a lot at once. Wait a moment and try again.",
  InternalError: "Something went wrong on our side. Try again in a moment.",
  ServiceUnavailable: "The shop is catching its breath. Try again in a moment.",
  OtherOrigin: "That came from outside the shop, so we left it alone. Try again from our own page.",
  MethodNotAllowed: "That can't be done here.",
  RequestTimeout: "That took too long to reach us. Try again.",
  UnsupportedMediaType: "We can't read that kind of content. Send JSON.",
  RangeNotSatisfiable: "That part of it isn't there.",
  HeadersTooLarge: "That request carries too much with it. Clear this site's cookies and try again.",
};

/** The sentence a shopper reads for a code. */
export function messageOf(code: HttpErrorCode): string {
  return messages[code];
}
