import { listingConfiguration } from "../configuration/configuration.ts";

const { keptMax, keptIdLength } = listingConfiguration;

const letters = 26;
const signs = 36;

/**
 * An id for a text, the same for the same text everywhere: a letter, then letters and digits (FNV-1a, 32 bits). Two of 64 texts
 * share one in about a million tries.
 */
export function keptId(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The letter first: a key of digits alone would not stay in its place among others.
  const tail = hash % signs ** (keptIdLength - 1);
  const head = Math.floor(hash / signs ** (keptIdLength - 1)) % letters;
  return String.fromCharCode(97 + head) + tail.toString(signs).padStart(keptIdLength - 1, "0");
}

/** Whether a text may be such an id. */
export const isKeptId = (text: string): boolean => text.length === keptIdLength && /^[a-z][a-z0-9]*$/.test(text);

/** Puts an entry in, or to the end, of those kept by id; once there are 64, the one that was least recently used goes (LIST-26). */
export function keep<Entry>(byId: Readonly<Record<string, Entry>>, id: string, entry: Entry): Record<string, Entry> {
  const { [id]: _, ...others } = byId;
  const rest = Object.entries(others);
  return Object.fromEntries([...rest.slice(Math.max(0, rest.length + 1 - keptMax)), [id, entry]]);
}
