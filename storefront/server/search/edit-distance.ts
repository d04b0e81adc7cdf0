export interface EditDistances {
  /** Edits between the two words. */
  readonly whole: number;
  /** Fewest edits between the word and any beginning of the term. */
  readonly beginning: number;
  /** Length of that beginning. */
  readonly beginningLength: number;
}

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours count one each.
 * Computes the distance to the whole term and to its nearest beginning in one table.
 */
export function editDistances(word: string, term: string): EditDistances {
  const width = word.length + 1;
  let beforeLast = new Uint8Array(width);
  let last = Uint8Array.from({ length: width }, (_, i) => i);
  let row = new Uint8Array(width);
  let beginning = word.length;
  let beginningLength = 0;
  for (let t = 1; t <= term.length; t++) {
    row[0] = t;
    for (let w = 1; w < width; w++) {
      const same = word[w - 1] === term[t - 1];
      let edits = Math.min(last[w]! + 1, row[w - 1]! + 1, last[w - 1]! + (same ? 0 : 1));
      if (t > 1 && w > 1 && word[w - 1] === term[t - 2] && word[w - 2] === term[t - 1])
        edits = Math.min(edits, beforeLast[w - 2]! + 1);
      row[w] = edits;
    }
    if (row[word.length]! < beginning) {
      beginning = row[word.length]!;
      beginningLength = t;
    }
    const spare = beforeLast;
    beforeLast = last;
    last = row;
    row = spare;
  }
  return { whole: last[word.length]!, beginning, beginningLength };
}
