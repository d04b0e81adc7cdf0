import { longestLine, type SourceLine, saidBy } from "./read-product-lines.ts";

const tooLong = "This entry goes on for over 4 MB.";

/**
 * What a JSON list says, entry by entry as it comes, so that no more than one of them is held. An entry counts as of the line that it
 * begins on, and of those that begin on one line each as of one more: a line is told of once.
 */
export async function* readJsonList(text: AsyncIterable<string>): AsyncGenerator<SourceLine> {
  let [line, begins, last] = [1, 0, 0];
  let [depth, isInString, isEscaped, isClosed] = [0, false, false, false];
  let begun = "";
  let problem: string | undefined;
  const lineOfEntry = () => {
    last = Math.max(begins || line, last + 1);
    return last;
  };
  for await (const part of text) {
    // The rest is let by unread: a sender that is cut off never hears why.
    if (problem !== undefined) continue;
    let from = 0;
    for (let at = 0; at < part.length && problem === undefined; at++) {
      const character = part[at]!;
      if (character === "\n") line++;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (character === "\\") isEscaped = true;
        else isInString = character !== '"';
        continue;
      }
      if (/\s/.test(character)) continue;
      if (isClosed) {
        problem = "Something stands behind the end of the list.";
      } else if (depth === 0) {
        // Only a list is read here, which this begins.
        depth = 1;
        from = at + 1;
      } else if (depth === 1 && (character === "," || character === "]")) {
        isClosed = character === "]";
        const entry = begun + part.slice(from, at);
        if (entry.length > longestLine) problem = tooLong;
        else if (entry.trim() !== "") yield { line: lineOfEntry(), ...saidBy(entry) };
        else if (!isClosed || last > 0) problem = "An entry of the list is empty: is there a comma too many?";
        [begun, begins, from] = ["", 0, at + 1];
      } else {
        begins ||= line;
        if (character === '"') isInString = true;
        else if (character === "{" || character === "[") depth++;
        else if (character === "}" || character === "]") depth--;
      }
    }
    if (!isClosed) begun += part.slice(from);
    if (begun.length > longestLine) problem ??= tooLong;
  }
  if (!isClosed) problem ??= "The list is not closed: its last bracket is missing.";
  if (last === 0) problem ??= "This list holds nothing.";
  if (problem !== undefined) yield { line: lineOfEntry(), id: null, problems: [problem] };
}
