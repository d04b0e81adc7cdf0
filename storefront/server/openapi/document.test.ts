import { describe, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { openApiDocument } from "./document.ts";

type Operation = {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: Record<string, { description: string }>;
};
const document = openApiDocument("nz", "http://localhost:3000") as unknown as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe("OpenAPI document", () => {
  test("lists every call once, where the contract has it, with its own failures", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(calls).sort());
    for (const { path, method, operation } of operations) {
      const call: Call = calls[operation.operationId as keyof typeof calls];
      expect(method).toBe(call.method.toLowerCase());
      expect(path.startsWith(call.root === "country" ? "/nz/search/" : "/nz/api/")).toBe(true);
      expect(operation.requestBody !== undefined).toBe(call.body !== undefined);
      for (const [code, status] of Object.entries(call.errors ?? {})) {
        expect(operation.responses[status]?.description.split(", "), `${call.name} ${code}`).toContain(code);
      }
    }
  });

  test("declares every parameter of a path, and none that is not there", () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
      expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
      expect(declared.every((parameter) => parameter.required)).toBe(true);
    }
  });

  test("has no reference that leads nowhere", () => {
    const text = JSON.stringify(document);
    for (const [, target] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = (target as string).split("/").reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(found, target).toBeDefined();
    }
  });

  test("asks for the key where placing twice would charge twice", () => {
    const place = operations.find(({ operation }) => operation.operationId === "checkout.orders")?.operation;
    expect(place?.parameters).toContainEqual(expect.objectContaining({ name: "Idempotency-Key", in: "header", required: true }));
  });

  test("says who has to be signed in for a call, and that it is refused otherwise", () => {
    for (const { operation } of operations) {
      const { access }: Call = calls[operation.operationId as keyof typeof calls];
      const proof = { idToken: [] };
      expect(operation.security, operation.operationId).toEqual(
        access === "account" ? [proof] : access === "optional" ? [{}, proof] : undefined,
      );
      if (access) expect(operation.responses[401]?.description.split(", ")).toContain("NotSignedIn");
    }
    expect(document).toMatchObject({ components: { securitySchemes: { idToken: { type: "http", scheme: "bearer" } } } });
  });

  test("names no format that JSON Schema has none of, which validators refuse a schema for", () => {
    const formats = Array.from(JSON.stringify(document).matchAll(/"format":"([^"]+)"/g), ([, format]) => format);
    expect([...new Set(formats)].sort()).toEqual(["uri", "uuid"]);
  });
});
