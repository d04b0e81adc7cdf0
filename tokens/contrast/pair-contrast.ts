import type { Colour } from "../build/css-value.ts";
import type { ResolvedToken } from "../build/resolve.ts";
import { behindSeeThrough, type Pair, tokenPath } from "./pairs.ts";
import { contrastRatio, flatten } from "./ratio.ts";

/** A theme's colours by their paths among all tokens. */
export function coloursOf(tokens: readonly ResolvedToken[]): ReadonlyMap<string, Colour> {
  return new Map(
    tokens.flatMap(({ path, type, value }) => (type === "color" ? [[path.join("."), value as Colour] as const] : [])),
  );
}

/** How a pair stands out, 1 to 21; undefined when the theme lacks one of the two. */
export function contrastOf({ front, ground }: Pair, colours: ReadonlyMap<string, Colour>): number | undefined {
  const [above, below] = [colours.get(tokenPath(front)), colours.get(tokenPath(ground))];
  if (!above || !below) return undefined;
  const behind = flatten(below, behindSeeThrough);
  return contrastRatio(flatten(above, behind), behind);
}
