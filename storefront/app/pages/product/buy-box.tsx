import { Button } from "@tread/design-system/button";
import { Countdown } from "@tread/design-system/countdown";
import { Icon } from "@tread/design-system/icon";
import { IconButton } from "@tread/design-system/icon-button";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Price } from "@tread/design-system/price";
import { Text } from "@tread/design-system/text";
import { inverseGround } from "@tread/design-system/theme";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { leastToAdd } from "#domain/cart/least-to-add.ts";
import { cartConfiguration } from "#domain/configuration/configuration.ts";
import { attributionOf } from "#domain/listing/referrer.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { liesInStores } from "#domain/product/in-stores.ts";
import { isOnSaleOnline } from "#domain/product/on-sale-online.ts";
import type { Product } from "#domain/product/product.ts";
import { releaseCountdown } from "#domain/product/release-countdown.ts";
import { tileBar } from "#domain/product/tile-bar.ts";
import { addToCart } from "../../features/cart/cart-actions.ts";
import { selectCartItems } from "../../features/cart/cart-selectors.ts";
import { signInPathFor, signUpPathFor } from "../../features/session/sign-in-path.ts";
import { NeedsScript } from "../../features/shop/needs-script.tsx";
import { overlayOpened } from "../../features/shop/overlays-slice.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { sizeOptions } from "../../features/size-chart/size-options.ts";
import { useSizeChart } from "../../features/size-chart/use-size-chart.ts";
import { useSizeSystem } from "../../features/size-chart/use-size-system.ts";
import { WidgetPlace } from "../../features/third-parties/third-parties.tsx";
import { hasHeart } from "../../features/wishlist/has-heart.ts";
import { pressHeart } from "../../features/wishlist/wishlist-actions.ts";
import { track } from "../../platform/analytics/track.ts";
import { onThisDevice, shopNow } from "../../platform/api/shop-clock.ts";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { useAppDispatch, useAppSelector, useAppStore } from "../../platform/store/hooks.ts";
import { BuyHead } from "./buy-head.tsx";
import type { ChallengeControls, ChallengeFieldProps } from "./challenge-field.tsx";
import { ColourChoice } from "./colour-choice.tsx";
import { MoreLikeIt } from "./more-like-it.tsx";
import * as styles from "./product.css.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductPromises } from "./product-promises.tsx";
import { ReminderPlace } from "./reminder-place.tsx";
import { SizeChoice } from "./size-choice.tsx";

const FindInStore = onDemand(() => import("./find-in-store.tsx"));

const ChallengeField = onDemand<ChallengeFieldProps>(() => import("./challenge-field.tsx"));

const unavailable = {
  discontinued: {
    title: "This one has left the building.",
    text: "It's no longer available. Have a look at what came after it.",
  },
  comingSoon: { title: "Not out yet.", text: "It's coming soon. Check back." },
  soldOut: { title: "All gone, in every size.", text: "Try another colour, or something like it below." },
  viewDetails: { title: "In stores only.", text: "This one isn't sold online." },
} as const;

export interface BuyBoxProps {
  product: Product;
  /** Code of the size that the address asks for (TILE-41). */
  size: string | null;
}

/** What it costs, in which colours and sizes, and the way into the cart (PDP-01). */
export function BuyBox({ product, size }: BuyBoxProps) {
  const dispatch = useAppDispatch();
  const country = useCountry();
  const href = useShopHref();
  const loggedIn = useAppSelector((state) => state.session.status === "LOGGED_IN");
  const renderedAt = useAppSelector((state) => state.shop.renderedAt);
  // What is counted down to comes while the page is open, or has come since the shop was entered.
  const [reached, setReached] = useState(0);
  const now = Math.max(renderedAt, reached);
  const items = useAppSelector(selectCartItems);
  const { referrers } = useAppStore().getState();
  const attribution = attributionOf(referrers, product.id, useSearchParams()[0].get("ref"));
  const wished = useAppSelector(
    ({ accountState, wishlist }) => wishlist.turned[product.id] ?? accountState.current?.wishlist.items[product.id] !== undefined,
  );
  const load = useSizeChart(product.sizeChart?.id);
  const chart = load?.status === "SUCCESS" ? load.entity : undefined;
  const [system, setSystem] = useSizeSystem(product, chart ?? null);
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [findsStore, setFindsStore] = useState(false);
  const [near, setNear] = useState("");
  const sizes = useRef<HTMLFieldSetElement>(null);
  const challenge = useRef<ChallengeControls>(null);
  const { variants } = product;
  const onlySize = variants.length === 1 ? variants[0]?.id : undefined;
  const { options } = sizeOptions(product, chart ?? null, Object.values(items), system);
  const asked = variants.find((variant) => variant.code === size);
  // A link may ask for a size that has sold out since: it can be waited for, and be there in another colour, but not be bought.
  const isSoldOut = options.some((option) => option.id === asked?.id && option.soldOut);
  const selected = chosen ?? (isSoldOut ? undefined : asked?.id) ?? onlySize;
  const wanted = selected ?? asked?.id;
  const inCart = Object.values(items).find(({ variantId }) => variantId === selected)?.qty ?? 0;
  const least = leastToAdd(product, inCart, cartConfiguration.quickAddQty);
  // A drop that has come is sold like anything else.
  const bar = tileBar(isOnSaleOnline(product, now) ? { ...product, saleMode: "normal" } : product, { loggedIn });
  // What is discontinued keeps its page; a message and alternatives stand where it was sold (PDP-01).
  const gone = bar === "discontinued";
  const stores = liesInStores(product) ? () => setFindsStore(true) : undefined;
  const counting = releaseCountdown(product, now) !== null;

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

  const add = async () => {
    const variant = variants.find((candidate) => candidate.id === selected);
    if (!variant) {
      setProblem("Choose a size first.");
      sizes.current?.querySelector<HTMLElement>("li button:not(:disabled)")?.focus();
      return;
    }
    setProblem(undefined);
    setAdding(true);
    const challengeAnswer = product.challengeQuestion === null ? undefined : ((await challenge.current?.verify()) ?? null);
    if (challengeAnswer === null) return setAdding(false);
    const addition = {
      productId: product.id,
      variantId: variant.id,
      qty: cartConfiguration.quickAddQty,
      sizeSystem: system,
      translatedVariantLabel: options.find((option) => option.id === variant.id)?.code,
      addedFrom: "product",
      attribution,
      ...(challengeAnswer !== undefined && { challengeAnswer }),
    };
    // The same size may be on its way into the cart from elsewhere: then it is not added twice.
    const added = await dispatch(addToCart(addition));
    setAdding(false);
    if (addToCart.fulfilled.match(added) && added.payload.result === "SUCCESS") dispatch(overlayOpened("cart"));
  };

  const addButton = (size: "xl" | "lg") => (
    <Button size={size} block={size === "xl"} loading={adding} loadingLabel="Adding" onClick={add}>
      {least > cartConfiguration.quickAddQty ? `Add ${least} to cart` : "Add to cart"}
    </Button>
  );

  return (
    <>
      <div className={styles.buy}>
        <BuyHead product={product} />
        {counting && product.release !== null && (
          <div className={styles.drop} {...inverseGround}>
            <Text variant="label.md">
              Drops{" "}
              {new Intl.DateTimeFormat(country.locale, {
                dateStyle: "full",
                timeStyle: "short",
                timeZone: country.timeZone,
              }).format(product.release * 1000)}
            </Text>
            <Countdown
              release={onThisDevice(product.release)}
              variant="compact"
              onEnd={() => setReached(Math.max(shopNow(), (product.release ?? 0) * 1000))}
            />
          </div>
        )}

        <ColourChoice product={product} size={variants.find((variant) => variant.id === wanted)?.code} />
        {!gone && variants.length > 0 && (product.showSingleSize || variants.length > 1) && (
          <SizeChoice
            ref={sizes}
            chart={chart ?? null}
            system={system}
            onSystem={setSystem}
            options={options}
            selected={selected}
            problem={problem}
            productName={`${product.brand.name} ${product.name}`}
            onPick={(id) => {
              setChosen(id);
              setProblem(undefined);
            }}
          />
        )}

        {bar === "addToCart" && product.challengeQuestion !== null && (
          <ChallengeField
            key={`question ${product.id}`}
            productId={product.id}
            question={product.challengeQuestion}
            controls={challenge}
          />
        )}
        {bar === "addToCart" && <NeedsScript what="Adding to the cart" />}
        <div className={styles.callToAction}>
          {bar === "addToCart" ? (
            addButton("xl")
          ) : bar === "accountExclusive" ? (
            <Note>
              <Text variant="label.md">MEMBERS ONLY</Text>
              <Text variant="body.sm">
                NOT A MEMBER? <Link href={href(signUpPathFor(product.path))}>JOIN NOW</Link> OR{" "}
                <Link href={href(signInPathFor(product.path))}>LOG IN</Link>
              </Text>
            </Note>
          ) : counting ? null : (
            <Note>
              <Text variant="label.md">{unavailable[bar].title}</Text>
              <Text variant="body.sm">{unavailable[bar].text}</Text>
              {(gone || bar === "soldOut") && (
                <Text variant="body.sm">
                  <MoreLikeIt product={product} />
                </Text>
              )}
              {bar === "viewDetails" && stores && (
                <Button className={styles.noteAction} aria-haspopup="dialog" onClick={stores}>
                  Find in store
                </Button>
              )}
            </Note>
          )}
          {hasHeart(product) && (
            <IconButton
              variant="outline"
              icon={<Icon name={wished ? "heart-filled" : "heart"} />}
              label={`Save ${product.name} to wishlist`}
              aria-pressed={wished}
              onClick={() => dispatch(pressHeart(wish))}
            />
          )}
        </div>

        {/* It comes when it likes, and must not move what is about to be pressed. */}
        <WidgetPlace name="sizeFit" productId={product.id} />
        <ReminderPlace key={`reminder ${product.id}`} product={product} options={options} selected={wanted} now={now} />
        {!gone && (
          <ProductPromises
            product={product}
            country={country}
            orderable={bar === "addToCart" || bar === "accountExclusive"}
            onFindInStore={bar === "viewDetails" ? undefined : stores}
          />
        )}
        <ProductDetails product={product} country={country} />
      </div>
      {findsStore && (
        <FindInStore
          productId={product.id}
          title={`${product.brand.name} ${product.name}, ${product.colourName}`}
          options={options}
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
