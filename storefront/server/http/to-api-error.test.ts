import { expect, test } from "vitest";
import { DatabaseUnavailable } from "../database/database-error.ts";
import { toApiError } from "./to-api-error.ts";

const failedQuery = (code: string) => new Error("Failed query: select", { cause: Object.assign(new Error("no"), { code }) });

test("a database that cannot be reached is told as such, whichever statement found it out", () => {
  for (const error of [
    new DatabaseUnavailable("gone"),
    ...["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "57P01", "53300", "57014"].map(failedQuery),
  ])
    expect(toApiError(error)).toMatchObject({ status: 503, code: "ServiceUnavailable", retryAfter: 2 });
});

test("what others' changes have come between may be asked for again", () => {
  for (const error of ["40001", "40P01"].map(failedQuery))
    expect(toApiError(error)).toMatchObject({ status: 503, retryAfter: 2 });
});

test("any other failure is the shop's own", () => {
  for (const error of [new Error("odd"), failedQuery("23505")])
    expect(toApiError(error)).toMatchObject({ status: 500, code: "InternalError" });
});
