import { keptId } from "./kept-by-id.ts";

/** What a shopper would rather see first: values of a record's attributes, by the attribute's dotted path (LIST-26). */
export interface Personalisation {
  readonly preferences: Readonly<Record<string, readonly string[]>>;
}

/** Its id, by which the address of a listing names it (LIST-07). */
export function personalisationId({ preferences }: Personalisation): string {
  return keptId(JSON.stringify(Object.entries(preferences).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

const valueAt = (record: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], record);

/** Records with those that meet more of the preferences first; among equals the order stays. Nothing comes or goes. */
export function personalise<Entry>(records: readonly Entry[], { preferences }: Personalisation): Entry[] {
  const met = (record: Entry) =>
    Object.entries(preferences).filter(([path, values]) => values.includes(String(valueAt(record, path)))).length;
  return records.toSorted((a, b) => met(b) - met(a));
}
