/**
 * Lets this process live on when nobody reads what it writes any longer, as behind `pnpm start | head -1`, or no disk has room for it:
 * Node otherwise ends it at the first line that is not taken.
 */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
}
