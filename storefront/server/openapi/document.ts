import { z } from "zod";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { errorBody } from "#contract/errors.ts";
import { siteName } from "#domain/configuration/site-name.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { type HttpErrorCode, httpErrorCodes } from "../http/error-codes.ts";
import { defaultBodyLimit, defaultRateLimit } from "../http/register-calls.ts";
import { wirePath } from "../http/wire-path.ts";

type Json = { [key: string]: unknown };

/** The OpenAPI 3.1 description of a country's calls, made from the schemas that the server validates with. */
export function openApiDocument(country: CountryCode, origin: string): Json {
  const { name, currency } = countries[country];
  const paths: Record<string, Json> = {};
  for (const call of Object.values(calls) as Call[]) {
    const path = wirePath(country, call).replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName}, ${name}`,
      version: "1",
      description: `Every call of the shop. Money is integer cents of ${currency.code}, tax included.`,
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, "output") },
      securitySchemes: {
        idToken: { type: "http", scheme: "bearer", description: `The idToken of ${calls["session.create"].name}.` },
      },
    },
  };
}

function operation(call: Call): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.name.split(".")[0]],
    ...nonEmpty("security", signedIn(call.access)),
    ...nonEmpty("parameters", [
      ...parametersIn("path", call.params),
      ...parametersIn("query", call.query),
      ...(call.idempotent ? [idempotencyKey] : []),
    ]),
    ...(call.body
      ? { requestBody: { required: true, content: { "application/json": { schema: jsonSchema(call.body, "input") } } } }
      : {}),
    responses: responses(call),
    "x-body-limit": call.bodyLimit ?? defaultBodyLimit,
    "x-rate-limit": call.rateLimit ?? defaultRateLimit,
  };
}

/** Who may call, as alternatives; none where anybody may and nobody is asked who they are. */
function signedIn(access: Call["access"]): Json[] {
  if (access === undefined) return [];
  return [...(access === "optional" ? [{}] : []), { idToken: [] }];
}

const idempotencyKey: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "Names this attempt; sent again, it answers as the first time and does nothing twice.",
  schema: { type: "string", minLength: 24, maxLength: 128 },
};

function parametersIn(place: "path" | "query", schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function responses(call: Call): Json {
  const codes = new Map<number, string[]>();
  const add = (code: string, status: number) => codes.set(status, [...(codes.get(status) ?? []), code]);
  for (const code of commonTo(call)) add(code, httpErrorCodes[code]);
  for (const [code, status] of Object.entries(call.errors ?? {})) if (!codes.get(status)?.includes(code)) add(code, status);
  const answers: Json = {
    200: {
      description: "OK",
      headers: { "Cache-Control": { schema: { type: "string", const: call.cacheControl ?? "no-store" } } },
      content: { "application/json": { schema: jsonSchema(call.response, "output") } },
    },
  };
  for (const [status, names] of [...codes].sort(([a], [b]) => a - b)) {
    answers[status] = {
      description: names.join(", "),
      ...(status === 429 || status === 503 ? { headers: { "Retry-After": { schema: { type: "integer" } } } } : {}),
      content: {
        "application/json": {
          schema: { allOf: [{ $ref: "#/components/schemas/Error" }, { properties: { code: { enum: names } } }] },
        },
      },
    };
  }
  return answers;
}

function commonTo(call: Call): HttpErrorCode[] {
  return [
    "InvalidRequest",
    "TooManyRequests",
    "InternalError",
    "ServiceUnavailable",
    ...(call.access ? (["NotSignedIn"] as const) : []),
    ...(call.body ? (["PayloadTooLarge", "UnsupportedMediaType", "UnprocessableRequest"] as const) : []),
  ];
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: "draft-2020-12", io, unrepresentable: "any" }) as Json;
  return rest;
}

function nonEmpty(key: string, list: Json[]): Json {
  return list.length > 0 ? { [key]: list } : {};
}
