import { createElement } from "react";
import { expect, test } from "vitest";
import { completeArgTypes } from "../../.storybook/arg-types.ts";

const complete = completeArgTypes({ looks: ["card", "lead"], lookOf: () => "card" });

function completed(raw: string, value?: unknown, read = "unknown[number]") {
  const argTypes = { look: { name: "look", type: { name: "other" as const, value: read, raw } } };
  return complete({
    ...{ id: "a--b", name: "B", title: "A", kind: "A", componentId: "a", story: "B", tags: [] },
    ...{ parameters: {}, initialArgs: { look: value }, argTypes },
  }).look;
}

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

test("what is drawn from an element has no control", () => {
  expect(completed("ReactNode", createElement("b"))).toMatchObject({ control: { disable: true } });
});
