/** Puts a console call into one line, React's `%s` places filled in. */
function written([first, ...rest]: unknown[]): string {
  if (typeof first !== "string") return [first, ...rest].map(String).join(" ");
  let next = 0;
  const filled = first.replace(/%[sdioO]/g, (place) => (next < rest.length ? String(rest[next++]) : place));
  return [filled, ...rest.slice(next).map(String)].join(" ");
}

/**
 * Hears everything that is written with `console.error` and `console.warn`, which still write it.
 * @returns a function that stops listening
 */
export function hearConsole(hear: (line: string) => void): () => void {
  const before = { error: console.error, warn: console.warn };
  for (const manner of ["error", "warn"] as const) {
    console[manner] = (...parts: unknown[]) => {
      hear(`console.${manner}: ${written(parts)}`);
      before[manner].apply(console, parts);
    };
  }
  return () => Object.assign(console, before);
}
