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

/** Remembers what a photograph is called; one of the same name is now this one. */
export async function namePicture(queries: Queries, picture: NamedPicture): Promise<void> {
  await queries
    .insert(cataloguePictures)
    .values(picture)
    .onConflictDoUpdate({
      target: cataloguePictures.name,
      set: { src: sql`excluded.src`, placeholder: sql`excluded.placeholder` },
    });
}

/** The photographs of these names, as far as there are any. */
export async function picturesNamed(queries: Queries, names: readonly string[]): Promise<Map<string, NamedPicture>> {
  const found = new Map<string, NamedPicture>();
  for (let start = 0; start < names.length; start += namesAStatement) {
    const portion = names.slice(start, start + namesAStatement);
    const rows = await queries.select().from(cataloguePictures).where(inArray(cataloguePictures.name, portion));
    for (const row of rows) found.set(row.name, row);
  }
  return found;
}
