import { type CustomProperty, differences, propertyName } from "./custom-properties.ts";

/** What components read: `reference` is `var(--…)`, or the bare value when no theme ever changes it. */
export type ContractEntry = CustomProperty & { reference: string; emitted: boolean };

// Colours and fonts are always properties: data, frames and style attributes name them without the contract.
const alwaysProperties = ["color", "tint", "payment", "font"];

/**
 * Decides which values become custom properties.
 * What no theme touches is written into the contract as a plain value, so that components carry `52px`
 * and no page carries a hundred and forty lines that never change. A theme that changes one needs a new build, nothing else.
 */
export function contractOf(main: CustomProperty[], others: CustomProperty[][]): ContractEntry[] {
  const themed = new Set(others.flatMap((other) => differences(main, other)).map(({ path }) => propertyName(path)));
  const followed = others.map((other) => new Map(other.map(({ path, follows }) => [propertyName(path), follows])));

  return main.map((property) => {
    const name = propertyName(property.path);
    // A role that follows the same font in every theme needs no property of its own: the font's will do.
    if (property.follows && followed.every((other) => other.get(name) === property.follows)) {
      return { ...property, emitted: false, reference: `var(${propertyName(property.follows.split("."))})` };
    }
    const emitted = themed.has(name) || alwaysProperties.includes(property.path[0] ?? "");
    return { ...property, emitted, reference: emitted ? `var(${name})` : property.value };
  });
}

/** What a theme's stylesheet has to say: the properties it changes. */
export function overridesOf(contract: ContractEntry[], theme: CustomProperty[]): CustomProperty[] {
  const emitted = new Set(contract.filter((entry) => entry.emitted).map(({ path }) => propertyName(path)));
  return differences(contract, theme).filter(({ path }) => emitted.has(propertyName(path)));
}
