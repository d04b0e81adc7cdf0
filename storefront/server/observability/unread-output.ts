/**
 * Lets this process live on when nobody reads what it writes any longer, as behind `pnpm start | head -1`: Node otherwise ends it at
 * the first line that finds no reader.
 */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
}
