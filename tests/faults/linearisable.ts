/**
 * What a client did to a register with compare-and-set, and when: a read that saw a version, a write that became one, or a
 * write from a version that was refused.
 */
export type Operation = {
  /** Milliseconds on one clock, before it was asked for and after it was answered. */
  readonly start: number;
  readonly end: number;
} & (
  | { readonly type: "read"; readonly version: number; readonly value: unknown }
  | { readonly type: "written"; readonly version: number; readonly value: unknown }
  | { readonly type: "refused"; readonly from: number }
);

/**
 * Looks for a reason why a history cannot have happened one operation after the other, each at some moment between its start
 * and its end (linearisability; Herlihy and Wing, 1990). Versions make the order of the writes known, so that what remains is
 * to find a place for every read and every refusal among them.
 * @returns the reason, or undefined when there is none
 */
export function whyNotLinearisable(history: readonly Operation[]): string | undefined {
  const written = new Map<number, Operation & { type: "written" }>();
  for (const operation of history) {
    if (operation.type !== "written") continue;
    if (written.has(operation.version)) return `version ${operation.version} was written twice`;
    written.set(operation.version, operation);
  }
  for (let version = 1; version <= written.size; version += 1) {
    if (!written.has(version)) return `version ${version} was never written, but a later one was`;
  }
  for (const operation of history) {
    if (operation.type !== "read" || operation.version === 0) continue;
    const write = written.get(operation.version);
    if (write === undefined) return `version ${operation.version} was read, but never written`;
    if (JSON.stringify(write.value) !== JSON.stringify(operation.value)) {
      return `version ${operation.version} was read with another value than was written`;
    }
    if (operation.end < write.start) return `version ${operation.version} was read before it was written`;
  }

  /** The version after which each operation has its place: the earliest that everything before it allows. */
  const places: { readonly end: number; readonly place: number }[] = [];
  for (const operation of history.toSorted((a, b) => a.start - b.start)) {
    const earliest = Math.max(0, ...places.filter(({ end }) => end < operation.start).map(({ place }) => place));
    if (operation.type === "refused") {
      const place = earliest === operation.from ? earliest + 1 : earliest;
      const reached = place === 0 ? undefined : written.get(place);
      if (place > written.size) return `a write from version ${operation.from} was refused, but it was the latest`;
      if (reached !== undefined && reached.start > operation.end) {
        return `a write from version ${operation.from} was refused before the next one was written`;
      }
      places.push({ end: operation.end, place });
      continue;
    }
    // A write's place is just before its own version, which nothing that ended earlier can have seen.
    if (operation.type === "written" ? earliest >= operation.version : earliest > operation.version) {
      return `version ${operation.version} was ${operation.type} after version ${earliest} had been seen`;
    }
    places.push({ end: operation.end, place: operation.version });
  }
  return undefined;
}
