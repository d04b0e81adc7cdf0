import { NO_MATCH } from "./match-cost.ts";
import { type PostingsByTerm, purposeTerm } from "./postings.ts";
import { type SynonymTable, synonymsOf } from "./synonyms.ts";

/** What words say of the use or the group of things, whatever else they find. */
export interface Purposes {
  /** Puts what is for the use that words name before all else that they find. */
  favourPurpose(words: readonly string[], costs: Uint32Array): void;
  /** Leaves out of what words find whatever is not of the group that they name, unless nothing is. */
  keepToGroup(words: readonly string[], costs: Uint32Array): void;
}

export interface PurposeTables {
  readonly postings: PostingsByTerm;
  /** For a word or phrase what it is meant for. */
  readonly uses: SynonymTable;
  /** For a word or phrase the groups of things that alone it names. */
  readonly groups: SynonymTable;
}

/** Reads the purposes of words from the tables of an index. */
export function createPurposes({ postings, uses, groups }: PurposeTables): Purposes {
  function favourPurpose(words: readonly string[], costs: Uint32Array): void {
    for (const use of synonymsOf(uses, words)) {
      for (const position of postings.get(purposeTerm(use.join(" ")))?.positions ?? [])
        if (costs[position] !== NO_MATCH) costs[position] = 0;
    }
  }

  function keepToGroup(words: readonly string[], costs: Uint32Array): void {
    const within = synonymsOf(groups, words).flatMap((group) => [
      ...(postings.get(purposeTerm(group.join(" ")))?.positions ?? []),
    ]);
    const kept = within.map((position) => [position, costs[position]!] as const).filter(([, cost]) => cost !== NO_MATCH);
    if (kept.length === 0) return;
    costs.fill(NO_MATCH);
    for (const [position, cost] of kept) costs[position] = cost;
  }

  return { favourPurpose, keepToGroup };
}
