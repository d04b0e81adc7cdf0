/** Words as they are compared: lower case, without accents and punctuation. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Between two of these either is meant, of one of them alone nothing is said. */
const joints: ReadonlySet<string | undefined> = new Set(["or", "and"]);

/** What sounds like a colour and is none: neutral is how a runner's foot comes down. */
const otherwiseMeant = ["neutral running", "neutral runner", "neutral runners"];

/** Some words of a text, by the place of the first and of what comes after the last. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where a name stands among words, however it is parted: Bluegum is spoken of as `blue gum` too. */
function placesOf(name: string, words: readonly string[]): Place[] {
  const letters = wordsOf(name).join("");
  return words.flatMap((_, from) => {
    let run = "";
    let to = from;
    while (to < words.length && run.length < letters.length) run += words[to++];
    return run !== "" && run === letters ? [{ from, to }] : [];
  });
}

/**
 * Names that a search text speaks of: those whose words stand in it one after the other (LIST-13). `red osker boots` speaks of Red and of
 * Osker, `redwood` of neither. `red or blue` and `red and blue` speak of both, `red or cheap` of neither: not all that is asked for is red.
 * @param leftOut words that had to be left out to find anything: no name with one of them can hold for all that was found
 * @param others names of other kinds: what stands within one of these, or of `names`, is not spoken of, as red is not in `red wing`
 */
export function namesIn(
  text: string,
  names: readonly string[],
  leftOut: readonly string[] = [],
  others: readonly string[] = [],
): string[] {
  const words = wordsOf(text);
  const missing = new Set(leftOut.flatMap(wordsOf));
  const all = [...names, ...others, ...otherwiseMeant].flatMap((name) => placesOf(name, words));
  const isWithinLonger = ({ from, to }: Place) =>
    all.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from);
  const spoken = names.map((name) => ({ name, places: placesOf(name, words).filter((place) => !isWithinLonger(place)) }));
  const known = spoken.flatMap(({ places }) => places);
  const isOneOfOthers = ({ from, to }: Place) =>
    (joints.has(words[from - 1]) && !known.some((other) => other.to === from - 1)) ||
    (joints.has(words[to]) && !known.some((other) => other.from === to + 1));
  const isMissed = ({ from, to }: Place) => words.slice(from, to).some((word) => missing.has(word));
  return spoken
    .filter(({ places }) => places.length > 0 && !places.some((place) => isOneOfOthers(place) || isMissed(place)))
    .map(({ name }) => name);
}
