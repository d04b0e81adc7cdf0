import type { z } from "zod";
import type { AntiBotAction } from "#domain/anti-bot/assessment.ts";

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/**
 * One call of the wire: where it is, what it takes, what it answers and how it may fail.
 * Paths are relative to the country's API base (`/nz/api`) unless `root` says `country` (`/nz`); `:name` marks a parameter.
 */
export interface Call {
  readonly name: string;
  readonly summary: string;
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly root?: "api" | "country";
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Typed failures beyond the common ones: error code to HTTP status. */
  readonly errors?: Readonly<Record<string, number>>;
  /** Largest request body in bytes; the server's default is 64 KiB. */
  readonly bodyLimit?: number;
  /** Requests a minute from one address; the server's default is 600. */
  readonly rateLimit?: number;
  /** `Cache-Control` of a successful answer; the default is `no-store`. */
  readonly cacheControl?: string;
  /**
   * Who may call: anyone, when left out; only who is signed in (`account`, otherwise 401 NotSignedIn); or anyone, and who is
   * signed in as themselves (`optional`).
   */
  readonly access?: "account" | "optional";
  /**
   * What the call's anti-bot token must have been asked for, in calls that robots would try out. The token is `recaptchaToken` of
   * the query or else of the body, and the call may fail with `AntiBotFailed`.
   */
  readonly antiBot?: AntiBotAction;
  /** True when the call must carry an `Idempotency-Key` header of 24 to 128 printable characters. */
  readonly idempotent?: boolean;
}

/** Declares a call and keeps the exact types of its schemas and literals. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Sent<C, Part extends "params" | "query" | "body"> =
  C extends Record<Part, infer S extends z.ZodType> ? z.input<S> : undefined;
type Parsed<C, Part extends "params" | "query" | "body"> =
  C extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What a client passes; parts that the call does not declare are `undefined`. A call that is idempotent takes its key along. */
export interface CallInput<C extends Call> {
  params: Sent<C, "params">;
  query: Sent<C, "query">;
  body: Sent<C, "body">;
  headers?: C extends { readonly idempotent: true } ? { readonly "idempotency-key": string } : undefined;
}

/** What a handler receives, after validation. */
export interface ParsedInput<C extends Call> {
  params: Parsed<C, "params">;
  query: Parsed<C, "query">;
  body: Parsed<C, "body">;
}

export type CallResponse<C extends Call> = z.output<C["response"]>;
