import { Button } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { IconButton } from "@tread/design-system/icon-button";
import { Price } from "@tread/design-system/price";
import { Text } from "@tread/design-system/text";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { cartConfiguration } from "#domain/configuration/configuration.ts";
import { attributionOf } from "#domain/listing/referrer.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { liesInStores } from "#domain/product/in-stores.ts";
import { isCountingDown } from "#domain/product/is-counting-down.ts";
import { isOnSaleOnline } from "#domain/product/on-sale-online.ts";
import { colourAfterName } from "#domain/product/only-colour.ts";
import type { Product } from "#domain/product/product.ts";
import { tileBar } from "#domain/product/tile-bar.ts";
import { useFrameQuery } from "../../features/shop/frame-api.ts";
import { NeedsScript } from "../../features/shop/needs-script.tsx";
import { useCountry } from "../../features/shop/use-shop.ts";
import { WidgetPlace } from "../../features/third-parties/third-parties.tsx";
import { hasHeart } from "../../features/wishlist/has-heart.ts";
import { pressHeart } from "../../features/wishlist/wishlist-actions.ts";
import { track } from "../../platform/analytics/track.ts";
import { shopNow } from "../../platform/api/shop-clock.ts";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { keepInAddress } from "../../platform/routing/keep-in-address.ts";
import { useAppDispatch, useAppSelector, useAppStore } from "../../platform/store/hooks.ts";
import { BuyHead } from "./buy-head.tsx";
import { BuyNote } from "./buy-note.tsx";
import type { ChallengeFieldProps } from "./challenge-field.tsx";
import { ColourChoice } from "./colour-choice.tsx";
import { DropTime } from "./drop-time.tsx";
import * as styles from "./product.css.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductPromises } from "./product-promises.tsx";
import { ReminderPlace } from "./reminder-place.tsx";
import { SizeChoice } from "./size-choice.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useChosenSize } from "./use-chosen-size.ts";

const FindInStore = onDemand(() => import("./find-in-store.tsx"));

const ChallengeField = onDemand<ChallengeFieldProps>(() => import("./challenge-field.tsx"));

export interface BuyBoxProps {
  product: Product;
  /** Code of the size that the address asks for (TILE-41). */
  size: string | null;
}

/** What it costs, in which colours and sizes, and the way into the cart (PDP-01). */
export function BuyBox({ product, size }: BuyBoxProps) {
  const dispatch = useAppDispatch();
  const country = useCountry();
  const loggedIn = useAppSelector((state) => state.session.status === "LOGGED_IN");
  const renderedAt = useAppSelector((state) => state.shop.renderedAt);
  // What is counted down to comes while the page is open, or has come since the shop was entered.
  const [reached, setReached] = useState(0);
  const now = Math.max(renderedAt, reached);
  const { referrers } = useAppStore().getState();
  const attribution = attributionOf(referrers, product.id, useSearchParams()[0].get("ref"));
  const wished = useAppSelector(
    ({ accountState, wishlist }) => wishlist.turned[product.id] ?? accountState.current?.wishlist.items[product.id] !== undefined,
  );
  const sizing = useChosenSize(product, size);
  const { options, selected, wanted } = sizing;
  const adding = useAddToCart(product, sizing, attribution);
  const [findsStore, setFindsStore] = useState(false);
  const [near, setNear] = useState("");
  const { data: frame } = useFrameQuery();
  const { variants } = product;
  // A drop that has come is sold like anything else.
  const bar = tileBar(isOnSaleOnline(product, now) ? { ...product, saleMode: "normal" } : product, { loggedIn });
  // What is discontinued keeps its page; a message and alternatives stand where it was sold (PDP-01).
  const gone = bar === "discontinued";
  const stores = frame?.hasStores && liesInStores(product) ? () => setFindsStore(true) : undefined;
  const counting = isCountingDown(product, now);

  const picture = product.productGallery.find((item) => item.type === "IMAGE");
  const wish = {
    productId: product.id,
    name: product.name,
    colourName: product.colourName,
    price: product.price,
    picture: picture?.src,
    variantId: selected,
    attribution,
  };

  const tellViewed = useEffectEvent(() => {
    const { id, name, brand, price, colourName } = product;
    track({ type: "productViewed", product: { id, name, brand: brand.name, price, colourName } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(tellViewed, [product.id]);

  const addButton = (size: "xl" | "lg") => (
    <Button size={size} block={size === "xl"} loading={adding.adding} loadingLabel="Adding" onClick={adding.add}>
      {adding.pieces > cartConfiguration.quickAddQty ? `Add ${adding.pieces} to cart` : "Add to cart"}
    </Button>
  );

  return (
    <>
      <div className={styles.buy}>
        <BuyHead product={product} />
        {counting && product.release !== null && (
          <DropTime release={product.release} onReached={() => setReached(Math.max(shopNow(), (product.release ?? 0) * 1000))} />
        )}

        <ColourChoice product={product} size={variants.find((variant) => variant.id === wanted)?.code} />
        {!gone && variants.length > 0 && (product.showSingleSize || variants.length > 1) && (
          <SizeChoice
            ref={adding.sizes}
            chart={sizing.chart}
            system={sizing.system}
            onSystem={sizing.setSystem}
            // None has sold out of what nobody could buy yet.
            options={bar === "comingSoon" ? options.map((option) => ({ ...option, soldOut: false, low: false })) : options}
            selected={selected}
            problem={adding.problem}
            productName={`${product.brand.name} ${product.name}`}
            onPick={(id) => {
              sizing.choose(id);
              keepInAddress("size", variants.find((variant) => variant.id === id)?.code ?? "");
              adding.clearProblem();
            }}
          />
        )}

        {bar === "addToCart" && product.challengeQuestion !== null && (
          <ChallengeField
            key={`question ${product.id}`}
            productId={product.id}
            question={product.challengeQuestion}
            controls={adding.challenge}
          />
        )}
        {bar === "addToCart" && <NeedsScript what="Adding to the cart" />}
        {(!counting || bar === "accountExclusive") && (
          <div className={styles.callToAction}>
            {bar === "addToCart" ? addButton("xl") : <BuyNote product={product} reason={bar} onFindInStore={stores} />}
            {hasHeart(product) && (
              <IconButton
                variant="outline"
                className={styles.heart}
                icon={<Icon name={wished ? "heart-filled" : "heart"} />}
                label={`Save ${product.name} to wishlist`}
                aria-pressed={wished}
                onClick={() => dispatch(pressHeart(wish))}
              />
            )}
          </div>
        )}

        {/* It comes when it likes, and must not move what is about to be pressed. */}
        <WidgetPlace name="sizeFit" productId={product.id} />
        <ReminderPlace key={`reminder ${product.id}`} product={product} options={options} selected={wanted} now={now} />
        {!gone && (
          <ProductPromises
            product={product}
            country={country}
            orderable={bar === "addToCart" || bar === "accountExclusive"}
            collects={frame?.collects}
            onFindInStore={bar === "viewDetails" ? undefined : stores}
          />
        )}
        <ProductDetails product={product} country={country} />
      </div>
      {findsStore && (
        <FindInStore
          productId={product.id}
          title={`${product.brand.name} ${product.name}${colourAfterName(product.colourName)}`}
          options={options}
          system={sizing.system}
          selected={selected}
          near={near}
          onNear={setNear}
          onClose={() => setFindsStore(false)}
        />
      )}
      {bar === "addToCart" && (
        <div className={styles.buyBar}>
          <div>
            <Text variant="body.sm" tone="secondary" truncate>
              {product.name}
            </Text>
            <Price now={formatMoney(product.price, country.code)} />
          </div>
          {addButton("lg")}
        </div>
      )}
    </>
  );
}
