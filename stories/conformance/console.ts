/** Puts a console call into one line, React's `%s` places filled in. */
function written([first, ...rest]: unknown[]): string {
  if (typeof first !== "string") return [first, ...rest].map(String).join(" ");
  let next = 0;
  const filled = first.replace(/%[sdioO]/g, (place) => (next < rest.length ? String(rest[next++]) : place));
  return [filled, ...rest.slice(next).map(String)].join(" ");
}

/**
 * React's server and its client never meet in one page but here, where each finds the other's mark on a context that both have
 * drawn. In a shop the one runs on the server and the other in the browser.
 */
const ofBothInOnePage = /multiple renderers concurrently rendering the same context provider/;

/**
 * Hears everything that is written with `console.error` and `console.warn`.
 * @param hear gets each line; what it gives back says whether the line is written all the same
 * @returns a function that stops listening
 */
export function hearConsole(hear: (line: string) => boolean): () => void {
  const before = { error: console.error, warn: console.warn };
  for (const manner of ["error", "warn"] as const) {
    console[manner] = (...parts: unknown[]) => {
      const line = written(parts);
      if (!ofBothInOnePage.test(line) && hear(`console.${manner}: ${line}`)) before[manner].apply(console, parts);
    };
  }
  return () => Object.assign(console, before);
}
