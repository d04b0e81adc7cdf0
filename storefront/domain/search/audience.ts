/** Whom a thing is for. */
export type Audience = "men" | "women" | "kids";

const audiences: ReadonlyMap<string, Audience> = new Map(
  (
    [
      ["men", "men mens man mans male guys him his dad husband boyfriend blokes gents"],
      ["women", "women womens woman womans wmns ladies lady female her mum mom wife girlfriend"],
      [
        "kids",
        "kids kid children childrens child boys boy girls girl junior youth toddler toddlers baby son daughter school uniform",
      ],
    ] as const
  ).flatMap(([audience, words]) => words.split(" ").map((word) => [word, audience] as const)),
);

/** Whom a query is about, where it says so: a 9 is a different foot for men and for women. */
export function audienceOf(words: readonly string[]): Audience | undefined {
  return words.map((word) => audiences.get(word)).find((audience) => audience !== undefined);
}
