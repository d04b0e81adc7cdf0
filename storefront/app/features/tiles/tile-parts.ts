import type { ProductTileProps } from "@tread/design-system/product-tile";
import type { CountryCode } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { productBadges } from "#domain/product/badge.ts";
import { chooseOverlay } from "#domain/product/overlay.ts";
import { overlayCssColour } from "#domain/product/overlay-colour.ts";
import type { ProductBadge, ProductOverlay } from "#domain/product/product.ts";
import { productLink } from "#domain/product/product-link.ts";
import { type TileBar, tileBar } from "#domain/product/tile-bar.ts";
import { firstPictureAlt, type TileProduct, withDefaults } from "../product/tile-product.ts";
import { signInPathFor } from "../session/sign-in-path.ts";

/** What every tile of a page shares. */
export interface TileSetting {
  country: CountryCode;
  loggedIn: boolean;
  /** Milliseconds since the epoch. */
  now: number;
  overlays: readonly ProductOverlay[];
  badges: readonly ProductBadge[];
  /** Id of the list that the tiles stand in, which the links to their products carry (TILE-39). */
  ref?: string | undefined;
  href: (path: string) => string;
}

const bars: Readonly<Record<TileBar, NonNullable<ProductTileProps["bar"]>>> = {
  discontinued: "discontinued",
  accountExclusive: "membersOnly",
  comingSoon: "comingSoon",
  soldOut: "outOfStock",
  viewDetails: "viewDetails",
  addToCart: "add",
};

type Parts = Omit<ProductTileProps, "onNear" | "onFollow" | "onHeart" | "onSizes" | "onPick" | "sizes">;

/** What a tile shows of a product, by the domain's rules (TILE rows). */
export function tileParts(tile: TileProduct, { country, loggedIn, now, overlays, badges, ref, href }: TileSetting): Parts {
  const product = withDefaults(tile);
  const overlay = chooseOverlay(product, overlays, now);
  return {
    productId: product.id,
    href: href(productLink(product.path, { ref })),
    brand: product.brand,
    name: product.name,
    price: {
      now: formatMoney(product.price, country),
      was: product.was === undefined ? undefined : formatMoney(product.was, country),
    },
    pictures: product.pictures.map((src, index) => ({
      src,
      alt: index === 0 ? firstPictureAlt(tile) : "",
      placeholder: index === 0 ? product.placeholder : undefined,
    })),
    label: overlay
      ? {
          textColour: overlayCssColour(overlay.textColour, overlay.textOpacity) ?? undefined,
          backgroundColour: overlayCssColour(overlay.backgroundColour, overlay.backgroundOpacity) ?? undefined,
          children: overlay.name,
        }
      : undefined,
    bar: bars[tileBar(product, { loggedIn })],
    membersHref: href(signInPathFor(productLink(product.path))),
    onlySize: product.onlySize,
    colours:
      product.colours &&
      [{ ...product, name: product.colourName }, ...product.colours].map(({ name, swatch, path, soldOut }) => ({
        id: path,
        name,
        colour: swatch,
        href: href(path),
        soldOut,
      })),
    colour: product.path,
    badges: productBadges(product, badges).map(({ id, name, colour, link }) => ({
      id,
      colour,
      href: link ? href(link) : undefined,
      children: name,
    })) as Parts["badges"],
  };
}
