import type { ColourwayId } from "#catalogue/art/colourways.ts";
import { colourways } from "#catalogue/art/colourways.ts";
import { finished } from "#catalogue/art/finish.ts";
import type { Look, View } from "#catalogue/art/look.ts";
import { viewsOf } from "#catalogue/art/look.ts";
import { tintOf } from "#catalogue/art/product.ts";
import { brands } from "./brands.ts";
import type { BrandedStyle, Terms } from "./style.ts";
import { styles } from "./styles/all.ts";

/** One style in one colour: what is the same of a product in every country and at any time. */
export interface ShelfItem {
  readonly id: string;
  readonly style: BrandedStyle;
  readonly colour: ColourwayId;
  /** The style's terms with the colour's own over them. */
  readonly terms: Terms;
  readonly colourName: string;
  readonly path: string;
  readonly look: Look;
  readonly views: readonly View[];
  /** Backdrop and subject, `rrggbb-rrggbb`. */
  readonly placeholder: string;
}

/** Lower case words joined by `-`, without accents. */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function place(style: BrandedStyle, colour: ColourwayId, index: number): ShelfItem {
  const brand = brands[style.brand];
  const own = style.in?.[colour] ?? {};
  const { finish = "classic", ...cut } = { ...style.cut, ...own.cut };
  const id = `${style.number}${String(index + 1).padStart(2, "0")}`;
  const look: Look = {
    ...cut,
    kind: style.kind,
    palette: finished(colourways[colour], finish),
    brand: { mark: brand.mark },
    seed: Number(id) % 997,
  };
  return {
    id,
    style,
    colour,
    terms: { ...style, ...own },
    colourName: own.colour ?? colourways[colour].name,
    path: `/products/${brand.slug}/${slug(style.name)}-${colour}`,
    look,
    views: viewsOf(style.kind),
    placeholder: `${tintOf(look).slice(1)}-${look.palette.upper.slice(1)}`,
  };
}

/** Everything on the shelf, by brand, style and colour. */
export const shelf: readonly ShelfItem[] = styles.flatMap((style) =>
  style.colours.map((colour, index) => place(style, colour, index)),
);

const byId = new Map(shelf.map((item) => [item.id, item]));

/** What is on the shelf under a product id, or undefined. */
export const shelfItem = (productId: string): ShelfItem | undefined => byId.get(productId);

/**
 * The product of that name in that colour, for pages written by hand.
 * @throws {Error} when there is none, so that a renamed style fails at start and not in front of a shopper.
 */
export function named(name: string, colour: ColourwayId): ShelfItem {
  const item = shelf.find((candidate) => candidate.style.name === name && candidate.colour === colour);
  if (!item) throw new Error(`nothing called ${name} in ${colour} is on the shelf`);
  return item;
}

/** The ids of products chosen by hand, by style and colour. @throws {Error} when there never was one of them. */
export const idsOf = (chosen: readonly (readonly [name: string, colour: ColourwayId])[]): string[] =>
  chosen.map(([name, colour]) => named(name, colour).id);
