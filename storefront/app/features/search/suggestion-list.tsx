import { Picture } from "@tread/design-system/picture";
import { Price } from "@tread/design-system/price";
import { Text, typeStyle } from "@tread/design-system/text";
import { formatMoney } from "#domain/money/format-money.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import * as styles from "./search.css.ts";
import type { Piece, Suggestions } from "./suggestions.ts";

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, match }, index) =>
    match ? <mark key={`${index}-${text}`}>{text}</mark> : <span key={`${index}-${text}`}>{text}</span>,
  );
}

/** Brands, categories and articles as lines, products as pictures; what was typed is marked (SEARCH-39). */
export function SuggestionList({ suggestions: { links, products } }: { suggestions: Suggestions }) {
  const href = useShopHref();
  const { code } = useCountry();
  return (
    <div className={styles.results}>
      {links.length > 0 && (
        <div className={styles.lists}>
          {links.map(({ label, hits }) => (
            <section key={label}>
              <h3 className={`${typeStyle("label.sm")} ${styles.group}`}>{label}</h3>
              <ul>
                {hits.map((hit) => (
                  <li key={hit.id}>
                    <a className={styles.hit} href={href(hit.path)} data-hit="">
                      <Marked pieces={hit.name} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {products.length > 0 && (
        <section>
          <h3 className={`${typeStyle("label.sm")} ${styles.group}`}>Products</h3>
          <ul className={styles.products}>
            {products.map(({ tile, brand, name }) => (
              <li key={tile.id}>
                <a className={styles.product} href={href(tile.path)} data-hit="">
                  <span className={styles.picture}>
                    <Picture
                      src={tile.pictures[0] ?? ""}
                      alt=""
                      placeholder={tile.placeholder}
                      width={800}
                      height={1200}
                      widths={[400]}
                      fit="cover"
                    />
                  </span>
                  <Text as="span" variant="body.sm" tone="secondary">
                    <Marked pieces={brand} />
                  </Text>
                  <Text as="span" variant="body.sm">
                    <Marked pieces={name} />
                  </Text>
                  <Price
                    now={formatMoney(tile.price, code)}
                    was={tile.was === undefined ? undefined : formatMoney(tile.was, code)}
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
