import type { ReactNode } from "react";
import type { SearchState } from "./search-combobox.contract.ts";

/** What a failure says where the caller has no words for it, or none that can be read out. */
export const defaultFailure = "Search is taking a breather. Try again.";

/** What became of a search that has ended, for who does not see it; nothing while it runs. */
export function outcomeOf(state: SearchState, count: number, announcement: string | undefined, failure: ReactNode): string {
  if (state === "error") return typeof failure === "string" ? failure : defaultFailure;
  if (state !== "success") return "";
  return announcement ?? (count === 0 ? "No results" : `${count} ${count === 1 ? "result" : "results"}`);
}
