import { createElement } from "react";
import { expect, test } from "vitest";
import { completeArgTypes } from "../../.storybook/arg-types.ts";

const complete = completeArgTypes({ looks: ["card", "lead"], lookOf: () => "card" });

type Context = Parameters<typeof complete>[0];

const completedArg = (argTypes: object, initialArgs: Context["initialArgs"] = {}) =>
  complete({
    ...{ id: "a--b", name: "B", title: "A", kind: "A", componentId: "a", story: "B", tags: [] },
    ...{ parameters: {}, initialArgs, argTypes: argTypes as Context["argTypes"] },
  });

const completed = (raw: string, value?: unknown, read = "unknown[number]") =>
  completedArg({ look: { name: "look", type: { name: "other", value: read, raw } } }, { look: value }).look;

test("a property of a contract's values offers them for choice, and its type is spelt out", () => {
  expect(completed("(typeof looks)[number]")).toMatchObject({
    options: ["card", "lead"],
    type: { name: "enum", value: ["card", "lead"] },
    table: { type: { summary: '"card" | "lead"' } },
  });
});

test("a type of another kind stays as it was read", () => {
  for (const raw of ["string", "(typeof elsewhere)[number]", "(typeof lookOf)[number]", "readonly (typeof looks)[number][]"])
    expect(completed(raw)).toEqual({ name: "look", type: { name: "other", value: "unknown[number]", raw } });
});

test("words are typed as they are read where anything may be drawn, and not where something else is", () => {
  for (const value of [undefined, "High tops"])
    expect(completed("ReactNode", value, "ReactNode")).toMatchObject({ control: { type: "text" } });
  expect(completed("ReactNode", ["Style", "3 min"], "ReactNode")).not.toHaveProperty("control");
});

test("a type that was read as no more than its kind is spelt out", () => {
  const level = { type: { name: "enum" as const, value: [2, 3], raw: "2 | 3" }, table: { type: { summary: "union" } } };
  expect(completedArg({ level }).level).toEqual({ ...level, table: { type: { summary: "2 | 3" } } });
  const raw = `Span & {
    /** What it says decides its colours. */
    kind?: Kind;
  }`;
  const label = { type: { name: "other" as const, value: "", raw }, table: { type: { summary: "intersection" } } };
  expect(completedArg({ label }).label).toMatchObject({ table: { type: { summary: "Span & { kind?: Kind; }" } } });
  const size = { type: { name: "string" as const, raw: "string" }, table: { type: { summary: "string" } } };
  expect(completedArg({ size }).size).toEqual(size);
});

test("what no docstring speaks of and is drawn from an element shows neither a control nor the element's code", () => {
  expect(completedArg({}, { children: createElement("b") })).toEqual({
    children: expect.objectContaining({ control: { disable: true }, table: { type: { summary: "ReactNode" } } }),
  });
});

test("what is drawn from an element has no control", () => {
  expect(completed("ReactNode", createElement("b"))).toMatchObject({ control: { disable: true } });
});
