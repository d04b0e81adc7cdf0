import type { TileColour, TileProduct } from "./tile-product.ts";

/** What products have in common, each said once, and for each product the mark of its own. */
export type PackedColumn<Value> = readonly [values: readonly Value[], marks: string];

/**
 * Tiles of one list as a page's state carries them: what is the same with many is there once, and what follows from something
 * else is not there at all. In what is told of a product, `*` stands for its id and `~` for the digits of its swatch.
 */
export interface PackedTiles {
  readonly ids: readonly string[];
  /** `brand|name`, and after another `|` what its paths begin with where that does not follow. */
  readonly styles: PackedColumn<string>;
  /** `name|swatch`, and after another `|` what its path ends with where that does not follow. */
  readonly palette: readonly string[];
  /** The colours of each product, its own first, by their marks; `!` follows one that is sold out. */
  readonly colours: readonly string[];
  readonly prices: PackedColumn<number>;
  readonly pictures: PackedColumn<readonly string[]>;
  readonly placeholders: PackedColumn<string | null>;
  readonly onlySizes: PackedColumn<string | null>;
  readonly others: PackedColumn<Partial<TileProduct>>;
  /** Products that cannot be said like this, whole, by their place. */
  readonly whole: Readonly<Record<number, TileProduct>>;
}

/** The first mark: from here on nearly all stand in JSON as they are. */
export const firstMark = "A".charCodeAt(0);

const slug = (text: string) => text.toLowerCase().replaceAll(" ", "-");

/** What the paths of a style's colours begin with, as far as its brand and name tell. */
export const usualStem = (brand: string, name: string) => `/products/${slug(brand)}/${slug(name)}-`;

/** What the path of a style in a colour ends with, as far as the colour's name tells. */
export const usualEnd = slug;

/** The products of a list that was packed for a page's state. */
export function unpackTiles(packed: PackedTiles): TileProduct[] {
  const palette = packed.palette.map((text) => {
    const [name, swatch, end = usualEnd(name)] = text.split("|") as [string, string, string?];
    return { name, swatch, end };
  });
  const styles = packed.styles[0].map((text) => {
    const [brand, name, stem = usualStem(brand, name)] = text.split("|") as [string, string, string?];
    return { brand, name, stem };
  });

  const unpack = (id: string, index: number): TileProduct => {
    const at = <Value>(values: readonly Value[], marks: string, place = index) =>
      values[marks.charCodeAt(place) - firstMark] as Value;
    const { brand, name, stem } = at(styles, packed.styles[1]);
    const marks = packed.colours[index] as string;
    const colours: TileColour[] = [];
    for (let place = 0; place < marks.length; place++) {
      const { name, swatch, end } = at(palette, marks, place);
      const soldOut = marks[place + 1] === "!";
      if (soldOut) place++;
      colours.push({ name, swatch, path: end.startsWith("/") ? end : stem + end, ...(soldOut && { soldOut }) });
    }
    const [own, ...others] = colours as [TileColour, ...TileColour[]];
    const told = (text: string) => text.replaceAll("*", id).replaceAll("~", own.swatch.slice(1));
    const placeholder = at(...packed.placeholders);
    const onlySize = at(...packed.onlySizes);
    return {
      id,
      name,
      path: own.path,
      brand,
      colourName: own.name,
      swatch: own.swatch,
      price: at(...packed.prices),
      pictures: at(...packed.pictures).map(told),
      ...(placeholder !== null && { placeholder: told(placeholder) }),
      ...(others.length > 0 && { colours: others }),
      ...(onlySize !== null && { onlySize: told(onlySize) }),
      ...at(...packed.others),
    };
  };
  return packed.ids.map((id, index) => packed.whole[index] ?? unpack(id, index));
}

const unpacked = new WeakMap<object, TileProduct[]>();

/** A list's products, packed or not: the same array each time. */
export function tilesOf(tiles: TileProduct[] | PackedTiles): TileProduct[] {
  if (Array.isArray(tiles)) return tiles;
  const products = unpacked.get(tiles) ?? unpackTiles(tiles);
  unpacked.set(tiles, products);
  return products;
}
