import { Button } from "@tread/design-system/button";
import { Wrap } from "@tread/design-system/layout";
import { LineItem, LineItems } from "@tread/design-system/line-item";
import { Picture } from "@tread/design-system/picture";
import { Heading, Text } from "@tread/design-system/text";
import { useEffect, useState } from "react";
import { buildCart } from "#domain/cart/build-cart.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { productLink } from "#domain/product/product-link.ts";
import { redirectPath } from "#domain/session/redirect-path.ts";
import { selectShownCart } from "../../features/cart/cart-selectors.ts";
import { sizeWords } from "../../features/cart/size-words.ts";
import { type OfflineProduct, readOfflineProducts } from "../../features/offline/offline-products.ts";
import { whenReachable } from "../../features/offline/when-reachable.ts";
import { readViewed } from "../../features/product/recently-viewed.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { ProductCarousel } from "../../features/tiles/product-carousel.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";
import * as styles from "./offline-page.css.ts";

interface Kept {
  products: Readonly<Record<string, OfflineProduct>>;
  viewed: readonly string[];
  /** Path of the page that could not be had; null when none was wanted. */
  from: string | null;
}

/** What this browser remembers. Null on the server and until the page is alive. */
function useKept(): Kept | null {
  const { code } = useCountry();
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    const from = redirectPath(new URLSearchParams(location.search).get("from"));
    setKept({ products: readOfflineProducts(code), viewed: readViewed(code), from });
  }, [code]);
  return kept;
}

/** Opens the page that was wanted as soon as the shop answers again. */
function useReturn(wanted: string | undefined): void {
  useEffect(() => {
    if (wanted === undefined) return;
    return whenReachable(wanted, () => location.replace(wanted));
  }, [wanted]);
}

/** The cart as this browser knows it. Nothing in it can be changed or bought from here. */
function OfflineCart({ products }: Pick<Kept, "products">) {
  const { code } = useCountry();
  const href = useShopHref();
  const stored = useAppSelector(selectShownCart);
  if (!stored) return null;
  const { items } = buildCart(stored);
  if (items.length === 0) return null;
  return (
    <Wrap as="section" className={styles.cart} aria-labelledby="offline-cart">
      <Heading id="offline-cart" level={2} size="sm" shout="Your cart" aside="is safe" />
      <Text tone="secondary">Prices and stock are as they were when you last looked.</Text>
      <LineItems className={styles.lines}>
        {items.map((item) => {
          const product = products[item.productId];
          const { tile } = product ?? {};
          return (
            <LineItem
              key={item.id}
              brand={tile?.brand ?? ""}
              name={tile?.name ?? "A product you picked"}
              href={tile && href(productLink(tile.path))}
              picture={
                tile?.pictures[0] && (
                  <Picture
                    src={tile.pictures[0]}
                    alt=""
                    placeholder={tile.placeholder}
                    width={800}
                    height={1200}
                    widths={[160, 240]}
                    sizes="72px"
                    fit="cover"
                  />
                )
              }
              details={[tile?.colourName, sizeWords(item, product ?? null), `Quantity ${item.qty}`]}
              price={tile && formatMoney(tile.price * item.qty, code)}
            />
          );
        })}
      </LineItems>
    </Wrap>
  );
}

/** Stands for a page that cannot be had without a network: what was last seen, the cart, and the way back. */
export function OfflinePage() {
  const href = useShopHref();
  const kept = useKept();
  const wanted = kept?.from ? href(kept.from) : undefined;
  useReturn(wanted);
  const viewed = (kept?.viewed ?? []).flatMap((id) => kept?.products[id]?.tile ?? []);
  return (
    <>
      <Wrap className={styles.words}>
        <Heading level={1} size="xl" shout="No signal." aside="No stress." asideOwnLine />
        <Text variant="body.lg" className={styles.sentence}>
          You're offline, so this page has to wait. Pages you've opened before still work, and we'll open this one the moment
          you're back.
        </Text>
        <Button size="xl" href={wanted ?? href("/")}>
          Try again
        </Button>
      </Wrap>
      {kept && <OfflineCart products={kept.products} />}
      <ProductCarousel headline={{ shout: "Last seen", aside: "by you" }} products={viewed} />
    </>
  );
}
