/** The options of subset-font that are used here; the package brings no types. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** Axes to fix, or to narrow; the others stay whole. */
    variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features that stay, by their tags. */
    keepFeatures: string[];
  }
  /** A font that holds only the letters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
