import React from "react";
import type { SizeFile } from "../../tests/size/size-file.ts";

/** The weights of the last `pnpm size`, as far as they have come. */
export type Weights =
  | { status: "loading" }
  | { status: "none" }
  | { status: "error"; message: string }
  | { status: "ready"; file: SizeFile };

async function fetchWeights(): Promise<Weights> {
  const response = await fetch(new URL("cost/size.json", document.baseURI), { cache: "no-store" });
  // A server of static files may answer with a page of its own where nothing is.
  if (response.status === 404 || !response.headers.get("content-type")?.includes("json")) return { status: "none" };
  if (!response.ok) throw new Error(`The weights could not be read (${response.status}).`);
  return { status: "ready", file: await response.json() };
}

/** Reads the weights whenever the panel comes up, and on demand. */
export function useWeights(active: boolean): { weights: Weights; load: () => void } {
  const [weights, setWeights] = React.useState<Weights>({ status: "loading" });
  const load = React.useCallback(() => {
    fetchWeights().then(setWeights, (error) =>
      setWeights({ status: "error", message: error instanceof Error ? error.message : String(error) }),
    );
  }, []);
  React.useEffect(() => {
    if (active) load();
  }, [active, load]);
  return { weights, load };
}
