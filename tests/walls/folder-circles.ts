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

/** The shortest way from a folder back to itself, or null. */
function wayBack(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const folder of next.get(way.at(-1) ?? "") ?? []) {
      if (folder === start) return [...way, start];
      if (!seen.has(folder)) ways.push([...way, folder]);
      seen.add(folder);
    }
  }
  return null;
}

/**
 * The circles between folders, each once, as `a → b → a`. What lies deeper counts for the folder above it, so that a service
 * that needs a part of another which needs the service is seen. A file that lies in no folder stands for itself.
 * `depths` holds the rooms to look at, each with the number of folders below it that make a name.
 */
export function folderCircles(steps: readonly Step[], depths: Readonly<Record<string, number>>): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of steps) {
    const [here, there] = [folderOf(from, depths), folderOf(to, depths)];
    if (here === null || there === null || here === there) continue;
    next.set(here, (next.get(here) ?? new Set()).add(there));
  }
  const byMembers = new Map<string, string>();
  for (const folder of [...next.keys()].sort()) {
    const circle = wayBack(folder, next);
    if (circle === null) continue;
    const members = [...new Set(circle)].sort().join(" ");
    if (!byMembers.has(members)) byMembers.set(members, circle.join(" → "));
  }
  return [...byMembers.values()];
}
