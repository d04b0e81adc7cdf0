import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { drawSource } from "./draw-source.ts";
import { shelf } from "./shelf.ts";

/** What the artist is asked: a drawing, or which edition of all drawings this is. */
export type ArtistTask = { readonly id: number; readonly source: string; readonly width: number } | { readonly id: number };
/** The text asked for, or why there is none. */
export type ArtistAnswer = { readonly id: number; readonly text: string } | { readonly id: number; readonly error: string };

/** Changes with anything that draws and with the look of any product. */
function edition(): string {
  const art = new URL("./art/", import.meta.url);
  const files = readdirSync(art, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const hash = createHash("sha256").update(JSON.stringify(shelf.map(({ id, look }) => [id, look])));
  for (const name of files.sort()) hash.update(readFileSync(new URL(name, art)));
  return hash.digest("hex").slice(0, 16);
}

process.on("message", (task: ArtistTask) => {
  let answer: ArtistAnswer;
  try {
    answer = { id: task.id, text: "source" in task ? drawSource(task.source, task.width) : edition() };
  } catch (error) {
    answer = { id: task.id, error: error instanceof Error ? error.message : String(error) };
  }
  // A server that was killed waits for no drawing.
  process.send?.(answer, () => undefined);
});
