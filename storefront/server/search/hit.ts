import type { SearchRecord } from "#contract/search-index.ts";
import { readAttribute } from "./record.ts";
import type { SearchHit } from "./wire.ts";

/** What of a record may be retrieved. */
export function toHit(record: SearchRecord, unretrievable: readonly string[]): SearchHit {
  if (unretrievable.length === 0) return record as SearchHit;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !unretrievable.includes(key))) as SearchHit;
}

/** The asked attributes of a hit and its id; a path such as `brand.name` keeps its shape, `-name` takes one out of all (`*`). */
export function retrieve(hit: SearchHit, attributes: readonly string[]): SearchHit {
  if (attributes.includes("*"))
    return without(
      hit,
      attributes.filter((attribute) => attribute.startsWith("-")),
    );
  const shown: SearchHit = { objectID: hit.objectID };
  for (const attribute of attributes) {
    if (Object.hasOwn(hit, attribute)) {
      shown[attribute] = hit[attribute];
      continue;
    }
    const [key, ...rest] = attribute.split(".") as [string, ...string[]];
    if (rest.length === 0 || !Object.hasOwn(hit, key)) continue;
    const value = readAttribute(hit[key], rest.join("."));
    if (value === undefined) continue;
    const nested = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
    shown[key] = { ...(Object.hasOwn(shown, key) ? (shown[key] as object) : {}), ...(nested as object) };
  }
  return shown;
}

function without(hit: SearchHit, taken: readonly string[]): SearchHit {
  if (taken.length === 0) return hit;
  const kept = Object.entries(hit).filter(([attribute]) => attribute === "objectID" || !taken.includes(`-${attribute}`));
  return { ...Object.fromEntries(kept), objectID: hit.objectID };
}
