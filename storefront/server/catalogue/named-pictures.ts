import type { Queries } from "../database/database.ts";
import { inArray, sql } from "../database/drizzle.ts";
import { cataloguePictures } from "../database/schema/schema.ts";

/** A photograph under the name of the file, or the address, that it came from. */
export interface NamedPicture {
  readonly name: string;
  /** Source path that the picture service knows. */
  readonly src: string;
  /** Two hex colours that stand in until it is there; empty where none may. */
  readonly placeholder: string;
}

/** Names that one statement asks for. */
const namesAStatement = 5_000;

/** A name as it is kept: one system takes a letter apart from its mark (`o` and U+0304 for `ō`) and another does not (Unicode, UAX 15). */
const composed = (name: string): string => name.normalize("NFC");

const isComposed = (name: string): boolean => composed(name) === name;

/** Remembers what a photograph is called; one of the same name is now this one. */
export async function namePicture(queries: Queries, picture: NamedPicture): Promise<void> {
  await queries
    .insert(cataloguePictures)
    .values({ ...picture, name: composed(picture.name) })
    .onConflictDoUpdate({
      target: cataloguePictures.name,
      set: { src: sql`excluded.src`, placeholder: sql`excluded.placeholder` },
    });
}

/** The photographs of these names, as far as there are any, by the name as it was asked for. */
export async function picturesNamed(queries: Queries, names: readonly string[]): Promise<Map<string, NamedPicture>> {
  const found = new Map<string, NamedPicture>();
  for (let start = 0; start < names.length; start += namesAStatement) {
    const portion = names.slice(start, start + namesAStatement);
    // One that was sent by an older shop may be kept as its system wrote it.
    const spellings = [...new Set(portion.flatMap((name) => [composed(name), name.normalize("NFD")]))];
    const rows = await queries.select().from(cataloguePictures).where(inArray(cataloguePictures.name, spellings));
    const kept = new Map<string, NamedPicture>();
    for (const row of rows.toSorted((a, b) => Number(isComposed(a.name)) - Number(isComposed(b.name)))) {
      kept.set(composed(row.name), row);
    }
    for (const name of portion) {
      const picture = kept.get(composed(name));
      if (picture !== undefined) found.set(name, picture);
    }
  }
  return found;
}
