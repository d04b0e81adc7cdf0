import { type CustomProperty, differences, propertyName } from "./custom-properties.ts";

/** What components read: `reference` is `var(--…)`, or the bare value when no theme ever changes it. */
export type ContractEntry = CustomProperty & { reference: string; emitted: boolean };

// Colours and fonts are always properties: stories and style attributes name them without the contract.
const alwaysProperties = ["color", "tint", "payment", "font"];

// Raw colours stand for no role: one that happens to be worth the same as another is still another colour.
const rawColours = ["tint", "payment"];

/**
 * Decides which values become custom properties.
 * What no theme touches is written into the contract as a plain value, so that components carry `52px`
 * and no page carries a hundred and forty lines that never change. Roles that are worth the same in every theme share the
 * property of the first of them, as most differ in meaning only. A theme that tells two of them apart, or changes a plain
 * one, needs a new build, nothing else.
 */
export function contractOf(main: CustomProperty[], others: CustomProperty[][]): ContractEntry[] {
  const themed = new Set(others.flatMap((other) => differences(main, other)).map(({ path }) => propertyName(path)));
  const values = others.map((other) => new Map(other.map(({ path, value }) => [propertyName(path), value])));
  const firstWorth = new Map<string, string>();

  return main.map((property) => {
    const name = propertyName(property.path);
    const group = property.path[0] ?? "";
    const raw = rawColours.includes(group);
    const worth = JSON.stringify([property.value, ...values.map((other) => other.get(name))]);
    const first = raw ? undefined : firstWorth.get(worth);
    if (first) return { ...property, emitted: false, reference: `var(${first})` };
    const emitted = themed.has(name) || alwaysProperties.includes(group);
    if (emitted && !raw) firstWorth.set(worth, name);
    return { ...property, emitted, reference: emitted ? `var(${name})` : property.value };
  });
}

/** What a theme's stylesheet has to say: the properties it changes. */
export function overridesOf(contract: ContractEntry[], theme: CustomProperty[]): CustomProperty[] {
  const emitted = new Set(contract.filter((entry) => entry.emitted).map(({ path }) => propertyName(path)));
  return differences(contract, theme).filter(({ path }) => emitted.has(propertyName(path)));
}
