/** One import, from a file to a file. */
export interface Step {
  from: string;
  to: string;
}

/** The folder that a file counts for; a file outside of the rooms counts for none. */
function folderOf(file: string, depths: Readonly<Record<string, number>>): string | null {
  const room = Object.keys(depths).find((name) => file.startsWith(`${name}/`));
  if (room === undefined) return null;
  const parts = file.slice(room.length + 1).split("/");
  return [room, ...parts.slice(0, depths[room])].join("/");
}

/** The shortest way from a place back to itself, or null. */
function wayBack(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const place of next.get(way.at(-1) ?? "") ?? []) {
      if (place === start) return [...way, start];
      if (!seen.has(place)) ways.push([...way, place]);
      seen.add(place);
    }
  }
  return null;
}

/** Takes away what leads nowhere, and then what led to that alone: only circles stay, and what leads to one. */
function keepCircles(next: Map<string, Set<string>>): void {
  for (let before = Number.POSITIVE_INFINITY; next.size < before; ) {
    before = next.size;
    for (const [place, others] of next) {
      for (const other of others) if (!next.has(other)) others.delete(other);
      if (others.size === 0) next.delete(place);
    }
  }
}

/** The circles between places, each once, as `a → b → a`. `placeOf` says for which place a file counts, null for none. */
function circlesBetween(steps: readonly Step[], placeOf: (file: string) => string | null): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of steps) {
    const [here, there] = [placeOf(from), placeOf(to)];
    if (here === null || there === null || here === there) continue;
    next.set(here, (next.get(here) ?? new Set()).add(there));
  }
  keepCircles(next);
  const byMembers = new Map<string, string>();
  for (const place of [...next.keys()].sort()) {
    const circle = wayBack(place, next);
    if (circle === null) continue;
    const members = [...new Set(circle)].sort().join(" ");
    if (!byMembers.has(members)) byMembers.set(members, circle.join(" → "));
  }
  return [...byMembers.values()];
}

/**
 * The circles between folders. What lies deeper counts for the folder above it, so that a service that needs a part of another
 * which needs the service is seen. A file that lies in no folder stands for itself.
 * @param depths the rooms to look at, each with the number of folders below it that make a name
 */
export const folderCircles = (steps: readonly Step[], depths: Readonly<Record<string, number>>): string[] =>
  circlesBetween(steps, (file) => folderOf(file, depths));

/** The circles between the modules of some rooms. */
export const moduleCircles = (steps: readonly Step[], rooms: readonly string[]): string[] =>
  circlesBetween(steps, (file) => (rooms.some((room) => file.startsWith(`${room}/`)) ? file : null));
