import { createContext } from "react";

/** Addresses of the files that a lazily loaded module is made of. */
export interface PartFiles {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/** Finds a part's files while the server renders; null in the browser, which has its sheets already. */
export const FilesOfPart = createContext<((module: string) => PartFiles) | null>(null);
