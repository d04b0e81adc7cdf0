import { Picture } from "@tread/design-system/picture";
import { Price } from "@tread/design-system/price";
import type { SearchGroup, SearchOption } from "@tread/design-system/search-combobox";
import type { CountryCode } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { productLink } from "#domain/product/product-link.ts";
import type { SearchHit } from "./search-events.ts";
import type { Suggestions } from "./suggestions.ts";

/** An option that knows which hit it shows. */
export interface HitOption extends SearchOption {
  hit: SearchHit;
}

const plain = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");

/**
 * What was found, as options of the search field in the order brands, categories, products, articles: products as pictures,
 * the others as rows.
 * @param href turns a path of the shop into a link of the open country
 * @param ref id of this search, which the links to its products carry (TILE-39)
 */
export function searchOptions(
  { links, products }: Suggestions,
  href: (path: string) => string,
  country: CountryCode,
  ref?: string,
): SearchGroup<HitOption>[] {
  const rows = links.map(({ id: group, label, hits }) => ({
    id: group,
    label,
    options: hits.map(({ id, path, name }) => ({
      id,
      label: plain(name),
      segments: name,
      href: href(path),
      hit: { group, id, path },
    })),
  }));
  return [
    ...rows.filter(({ id }) => id !== "articles"),
    {
      id: "products",
      label: "Products",
      layout: "pictures",
      options: products.map(({ tile, brand, name }) => ({
        id: tile.id,
        label: plain(name),
        segments: name,
        brand,
        href: href(productLink(tile.path, { ref })),
        hit: { group: "products", id: tile.id, path: tile.path, link: productLink(tile.path, { ref }) },
        picture: (
          <Picture
            src={tile.pictures[0] ?? ""}
            alt=""
            placeholder={tile.placeholder}
            width={800}
            height={1200}
            widths={[400]}
            fit="cover"
          />
        ),
        price: (
          <Price
            now={formatMoney(tile.price, country)}
            was={tile.was === undefined ? undefined : formatMoney(tile.was, country)}
          />
        ),
      })),
    },
    ...rows.filter(({ id }) => id === "articles"),
  ];
}
