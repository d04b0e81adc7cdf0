import { parseAst, Visitor } from "vite";

/** A regular expression as a source file writes it. `source` is undefined when it is put together from what cannot be read there. */
export interface Pattern {
  readonly line: number;
  readonly written: string;
  readonly source: string | undefined;
  readonly flags: string;
}
