/** What is known of a path, or else of the nearest path above it. @param path in its canonical form */
export function nearestAbove<Known>(known: ReadonlyMap<string, Known>, path: string): Known | undefined {
  for (let at = path; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const found = known.get(at);
    if (found !== undefined) return found;
  }
  return known.get("/");
}
