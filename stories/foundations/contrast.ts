import { behindSeeThrough, type Pair, pairs, required, tokenPath } from "@tread/tokens/contrast/pairs";
import { contrastRatio, flatten } from "@tread/tokens/contrast/ratio";
import type { Colour } from "@tread/tokens/css-value";
import { tokenAt } from "./tokens.ts";

/** How well a pair can be told apart: WCAG 2.2's levels, 1.4.3 and 1.4.6 for text, 1.4.11 for shapes. */
export type Verdict = "AAA" | "AA" | "Fails";

/** A pair of colours in use, measured in a theme. */
export type MeasuredPair = Pair & { ratio: number; needed: number; verdict: Verdict };

const aaa = 7;

function verdictOf({ kind }: Pair, ratio: number): Verdict {
  if (ratio < required[kind]) return "Fails";
  return kind === "text" && ratio >= aaa ? "AAA" : "AA";
}

/** Every pair that components put on one another, with the theme's contrast. */
export function measuredPairs(theme: string): MeasuredPair[] {
  const colour = (name: string) => tokenAt(theme, tokenPath(name)).value as Colour;
  return pairs.map((pair) => {
    const ground = flatten(colour(pair.ground), behindSeeThrough);
    const ratio = contrastRatio(flatten(colour(pair.front), ground), ground);
    return { ...pair, ratio, needed: required[pair.kind], verdict: verdictOf(pair, ratio) };
  });
}

/** A ratio in two decimals, never rounded up past a limit. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}
