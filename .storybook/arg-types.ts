import type { Preview } from "@storybook/react-vite";
import { isValidElement } from "react";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/** The values that a property may have, by the name of the list that they stand in. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** The list behind a type such as `(typeof buttonSizes)[number]`, of which Storybook's own reader knows no more than these words. */
const listName = (words: string | undefined) => /^\(typeof (\w+)\)\[number\]$/.exec(words ?? "")?.[1];

/** Whether it may be anything that React draws, and words are what a story draws there, or nothing. */
const takesWords = (type: { name: string; value?: unknown } | undefined, value: unknown) =>
  type?.name === "other" && type.value === "ReactNode" && (value === undefined || typeof value === "string");

/** What Storybook's own reader says of a type whose words it has, naming only its kind. */
const kindsAlone: ReadonlySet<string | undefined> = new Set(["union", "intersection", "tuple", "unknown[number]"]);

/** A type in a line, without the docstrings that stand between its members. */
const withoutDocstrings = (raw: string | undefined) => raw?.replaceAll(/\/\*\*[^*]*\*\//g, " ").replaceAll(/\s+/g, " ");

/** What a story draws from an element, such as the content between its tags, which no docstring speaks of. */
const drawn = (name: string): ReturnType<Enhancer>[string] => ({
  name,
  type: { name: "other", value: "ReactNode" },
  table: { type: { summary: "ReactNode" } },
});

/**
 * Completes what Storybook knows of the arguments of a story: what may be chosen is offered for choice, a type says what it
 * is, words are typed as they are read, and what is drawn from an element has no control, since it would show that element's code.
 */
export function completeArgTypes(values: NamedValues): Enhancer {
  return ({ argTypes, initialArgs }) => {
    const elements = Object.keys(initialArgs).filter((name) => isValidElement(initialArgs[name]));
    const undescribed = Object.fromEntries(elements.map((name) => [name, drawn(name)]));
    return Object.fromEntries(
      Object.entries({ ...undescribed, ...argTypes }).map(([name, argType]) => {
        const value = initialArgs[name];
        if (isValidElement(value)) return [name, { ...argType, control: { disable: true } }];
        if (takesWords(argType.type, value)) return [name, { ...argType, control: argType.control ?? { type: "text" as const } }];
        const list = listName(argType.type?.raw);
        const options = list === undefined ? undefined : values[list];
        if (!Array.isArray(options)) {
          const { table } = argType;
          const raw = kindsAlone.has(table?.type?.summary) ? withoutDocstrings(argType.type?.raw) : undefined;
          return [name, raw ? { ...argType, table: { ...table, type: { summary: raw } } } : argType];
        }
        return [
          name,
          {
            options,
            ...argType,
            type: { ...argType.type, name: "enum" as const, value: options },
            table: { ...argType.table, type: { summary: options.map((value) => JSON.stringify(value)).join(" | ") } },
          },
        ];
      }),
    );
  };
}
