import { firstMark, type PackedColumn, type PackedTiles, unpackTiles, usualEnd, usualStem } from "./packed-tiles.ts";
import type { TileColour, TileProduct } from "./tile-product.ts";

/** Distinct values in the order in which they come. */
class Distinct<Value> {
  readonly values: Value[] = [];
  readonly #marks = new Map<unknown, string>();

  markOf(value: Value): string {
    const key = typeof value === "object" ? JSON.stringify(value) : value;
    const known = this.#marks.get(key);
    if (known !== undefined) return known;
    const mark = String.fromCharCode(firstMark + this.values.length);
    this.values.push(value);
    this.#marks.set(key, mark);
    return mark;
  }
}

function columnOf<Value>(
  products: readonly TileProduct[],
  toValue: (product: TileProduct, index: number) => Value,
): PackedColumn<Value> {
  const distinct = new Distinct<Value>();
  const marks = products.map((product, index) => distinct.markOf(toValue(product, index))).join("");
  return [distinct.values, marks];
}

/** What the paths of a product's colours begin with. */
function stemOf({ brand, name, path }: TileProduct): string {
  const usual = usualStem(brand, name);
  return path.startsWith(usual) ? usual : path.slice(0, path.lastIndexOf("-") + 1);
}

function styleOf({ brand, name }: TileProduct, stem: string): string {
  return `${brand}|${name}${stem === usualStem(brand, name) ? "" : `|${stem}`}`;
}

function colourOf(stem: string, { name, swatch, path }: TileColour): string {
  const end = path.startsWith(stem) ? path.slice(stem.length) : path;
  return `${name}|${swatch}${end === usualEnd(name) ? "" : `|${end}`}`;
}

/** What is told of one product, as it is told of any. */
const ofAny = (text: string, { id, swatch }: TileProduct) => text.replaceAll(swatch.slice(1), "~").replaceAll(id, "*");

/** Packs a list's products for a page's state; `unpackTiles` gives the same products back. */
export function packTiles(products: readonly TileProduct[]): PackedTiles {
  const palette = new Distinct<string>();
  const stems = products.map(stemOf);
  const packed: PackedTiles = {
    ids: products.map(({ id }) => id),
    styles: columnOf(products, (product, index) => styleOf(product, stems[index] as string)),
    palette: palette.values,
    colours: products.map(({ colourName, swatch, path, colours = [] }, index) => {
      const stem = stems[index] as string;
      return [{ name: colourName, swatch, path } as TileColour, ...colours]
        .map((colour) => palette.markOf(colourOf(stem, colour)) + (colour.soldOut ? "!" : ""))
        .join("");
    }),
    prices: columnOf(products, ({ price }) => price),
    pictures: columnOf(products, (product) => product.pictures.map((picture) => ofAny(picture, product))),
    placeholders: columnOf(products, (product) =>
      product.placeholder === undefined ? null : ofAny(product.placeholder, product),
    ),
    onlySizes: columnOf(products, (product) => (product.onlySize === undefined ? null : ofAny(product.onlySize, product))),
    others: columnOf(products, (product) => {
      const { id, name, path, brand, colourName, swatch, price, pictures, placeholder, colours, onlySize, ...others } = product;
      return others;
    }),
    whole: {},
  };
  const shown = unpackTiles(packed);
  const differing = products.flatMap((product, index) =>
    JSON.stringify(product) === JSON.stringify(shown[index]) ? [] : [[index, product]],
  );
  return { ...packed, whole: Object.fromEntries(differing) };
}
