import type { ColourwayId } from "#catalogue/art/colourways.ts";

/** A picture by what it shows: a scene, or a product on the shelf in one of the views that a story's wide heading does not cut in two. */
export type Subject = { scene: string } | { product: string; colour: ColourwayId; view: "side" | "detail" | "front" | "flat" };

/** Something to read: a story of the journal, or a page of help. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  /** The end of the title that is said under its breath. */
  readonly aside?: string;
  readonly kicker: string;
  /** Minutes to read. */
  readonly minutes: number;
  readonly byline: string;
  /** Days before the shop's `now` it came out. */
  readonly age: number;
  readonly tags: readonly string[];
  readonly picture: Subject;
  readonly standfirst: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly text: string;
    /** What to do, in order. */
    readonly steps?: readonly { readonly title: string; readonly text: string }[];
  }[];
  /** A sentence of it set large, after the first section. */
  readonly quote?: string;
  /** What all should know, in a line above it. */
  readonly notice?: { readonly text: string; readonly action: { readonly label: string; readonly path: string } };
  /** A film of it. */
  readonly film?: { readonly name: string; readonly title: string; readonly text: string };
  /** What is worn together in its picture; shown as an outfit rather than as products it speaks of. */
  readonly worn?: { readonly aside: string; readonly text: string };
  /** Products it speaks of, each by name and colour. */
  readonly products?: readonly (readonly [name: string, colour: ColourwayId])[];
  readonly action: { readonly label: string; readonly path: string };
  /** It is the boutique's own, and wears its clothes. */
  readonly btq?: true;
  /** Help and terms are found by search but are no stories. */
  readonly story: boolean;
}
