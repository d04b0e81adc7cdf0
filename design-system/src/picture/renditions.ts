import type { BuildPictureSource } from "./picture-source.tsx";

/** The `src` and `srcSet` of a picture. */
export type Renditions = { src: string; srcSet?: string };

/**
 * Lists one rendition a width.
 * `src` is for browsers that do not choose: the middle width, good enough anywhere and ruinous nowhere.
 */
export function renditions(src: string, widths: readonly number[], buildSource: BuildPictureSource | undefined): Renditions {
  if (!buildSource || widths.length === 0) return { src };
  const ascending = [...widths].sort((a, b) => a - b);
  return {
    src: buildSource(src, { width: ascending[Math.floor(ascending.length / 2)] as number }),
    srcSet: ascending.map((width) => `${buildSource(src, { width })} ${width}w`).join(", "),
  };
}
