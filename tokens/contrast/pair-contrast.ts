import type { Colour } from "../build/css-value.ts";
import type { ResolvedToken } from "../build/resolve.ts";
import { behindSeeThrough, type Pair } from "./pairs.ts";
import { contrastRatio, flatten } from "./ratio.ts";

/** A theme's colours by the names that pairs use: token paths below `color`, or `tint.*`. */
export function coloursOf(tokens: readonly ResolvedToken[]): ReadonlyMap<string, Colour> {
  return new Map(
    tokens.flatMap(({ path, type, value }) => {
      const name = path.join(".").replace(/^primitive\.color\.(?=tint\.)|^color\./, "");
      return type === "color" && name !== path.join(".") ? [[name, value as Colour]] : [];
    }),
  );
}

/** How a pair stands out, 1 to 21; undefined when the theme lacks one of the two. */
export function contrastOf({ front, ground }: Pair, colours: ReadonlyMap<string, Colour>): number | undefined {
  const [above, below] = [colours.get(front), colours.get(ground)];
  if (!above || !below) return undefined;
  const behind = flatten(below, behindSeeThrough);
  return contrastRatio(flatten(above, behind), behind);
}
