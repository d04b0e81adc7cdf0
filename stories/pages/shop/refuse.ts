import type { CallFailure } from "@tread/storefront/contract/rendering.ts";

/** Refuses a call as the server does. @throws a `CallFailure` */
export function refuse(status: number, code: string, message = "Something went wrong. Try again."): never {
  throw { status, code, message } satisfies CallFailure;
}
