import { firstMark, type PackedColumn, type PackedTiles, usualEnd, usualStem } from "./packed-tiles.ts";
import type { TileProduct } from "./tile-product.ts";

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

/** What the paths of a product's colours begin with, and the product's style in words. */
function styleOf({ brand, name, path }: TileProduct): { stem: string; style: string } {
  const usual = usualStem(brand, name);
  if (path.startsWith(usual)) return { stem: usual, style: `${brand}|${name}` };
  const stem = path.slice(0, path.lastIndexOf("-") + 1);
  return { stem, style: `${brand}|${name}|${stem}` };
}

const endOf = (stem: string, path: string) => (path.startsWith(stem) ? path.slice(stem.length) : path);

/** What is told of one product, as it is told of any. */
const ofAny = (text: string, { id, swatch }: TileProduct) => text.replaceAll(swatch.slice(1), "~").replaceAll(id, "*");

/** What has a column of its own, or a part in one. */
const told = new Set<keyof TileProduct>([
  "id",
  "name",
  "path",
  "brand",
  "colourName",
  "swatch",
  "price",
  "pictures",
  "placeholder",
  "colours",
  "onlySize",
]);

/** All else that is said of a product. Key by key, which takes a fraction of the time of a rest pattern. */
function othersOf(product: TileProduct): Partial<TileProduct> {
  const others: Record<string, unknown> = {};
  for (const key of Object.keys(product) as (keyof TileProduct)[]) if (!told.has(key)) others[key] = product[key];
  return others;
}

/** Whether packing would say something else: what packed lists mark with stands in the product itself, or a path is unlike the others. */
function isOdd(product: TileProduct, stem: string): boolean {
  const { colours } = product;
  const oddPath = ({ path }: { path: string }) =>
    path.startsWith(stem) ? stem !== "" && path.startsWith("/", stem.length) : !path.startsWith("/");
  return /[|*~$]/.test(JSON.stringify(product)) || oddPath(product) || colours?.length === 0 || colours?.some(oddPath) === true;
}

/** Packs a list's products for a page's state; `unpackTiles` gives the same products back. */
export function packTiles(products: readonly TileProduct[]): PackedTiles {
  const palette = new Distinct<string>();
  const styles = products.map(styleOf);
  const ends = new Map<string, string>();
  const colourOf = (stem: string, name: string, swatch: string, path: string): string => {
    const usual = ends.get(name) ?? usualEnd(name);
    ends.set(name, usual);
    const end = endOf(stem, path);
    return palette.markOf(end === usual ? `${name}|${swatch}` : `${name}|${swatch}|${end}`);
  };
  return {
    ids: products.map(({ id }) => id),
    styles: columnOf(products, (_, index) => styles[index]?.style as string),
    colours: products.map(({ colourName, swatch, path, colours = [] }, index) => {
      const stem = styles[index]?.stem as string;
      let marks = colourOf(stem, colourName, swatch, path);
      for (const other of colours) marks += colourOf(stem, other.name, other.swatch, other.path) + (other.soldOut ? "!" : "");
      return marks;
    }),
    palette: palette.values,
    prices: columnOf(products, ({ price }) => price),
    pictures: columnOf(products, (product) => product.pictures.map((picture) => ofAny(picture, product))),
    placeholders: columnOf(products, (product) =>
      product.placeholder === undefined ? null : ofAny(product.placeholder, product),
    ),
    onlySizes: columnOf(products, (product) => (product.onlySize === undefined ? null : ofAny(product.onlySize, product))),
    others: columnOf(products, othersOf),
    whole: Object.fromEntries(
      products.flatMap((product, index) => (isOdd(product, styles[index]?.stem as string) ? [[index, product]] : [])),
    ),
  };
}
