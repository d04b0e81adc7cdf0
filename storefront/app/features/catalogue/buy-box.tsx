import { Label } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { Countdown } from "@tread/design-system/countdown";
import { Icon } from "@tread/design-system/icon";
import { IconButton } from "@tread/design-system/icon-button";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Price } from "@tread/design-system/price";
import { Rating } from "@tread/design-system/rating";
import { Heading, Text } from "@tread/design-system/text";
import { inverseGround } from "@tread/design-system/theme";
import { useRef, useState } from "react";
import { useSelector, useStore } from "react-redux";
import { cartConfiguration } from "#domain/configuration/configuration.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { instalmentAmounts, instalmentsOffered } from "#domain/money/instalments.ts";
import { chooseOverlay } from "#domain/product/overlay.ts";
import { overlayCssColour } from "#domain/product/overlay-colour.ts";
import type { Product, SizeSystem } from "#domain/product/product.ts";
import { releaseCountdown } from "#domain/product/release-countdown.ts";
import { tileBar } from "#domain/product/tile-bar.ts";
import type { AppStore, RootState } from "../../store/create-store.ts";
import { selectCartItems } from "../cart/cart-selectors.ts";
import { useFrameQuery } from "../navigation/frame-api.ts";
import { panelOpened } from "../panels/panels-slice.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { sizeOptions } from "../tiles/size-options.ts";
import { brandPath } from "./brand-path.ts";
import { ColourChoice } from "./colour-choice.tsx";
import * as styles from "./product.css.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductPromises } from "./product-promises.tsx";
import { SizeChoice } from "./size-choice.tsx";
import { splitName } from "./split-name.ts";
import { useSizeChart } from "./use-size-chart.ts";

const unavailable = {
  discontinued: {
    title: "This one has left the building.",
    text: "It's no longer available. Have a look at what came after it.",
  },
  comingSoon: { title: "Not out yet.", text: "It's coming soon. Save it and check back." },
  soldOut: { title: "All gone, in every size.", text: "Try another colour, or something like it below." },
  viewDetails: { title: "In stores only.", text: "This one isn't sold online. Find it at a store near you." },
} as const;

/** What it costs, in which colours and sizes, and the way into the cart (DECISIONS PDP-01). */
export function BuyBox({ product, size }: { product: Product; size: string | null }) {
  const store = useStore() as AppStore;
  const href = useShopHref();
  const country = useCountry();
  const loggedIn = useSelector((state: RootState) => state.session.status === "LOGGED_IN");
  const now = useSelector((state: RootState) => state.shop.renderedAt);
  const items = useSelector(selectCartItems);
  const { data: frame } = useFrameQuery();
  const load = useSizeChart(product.sizeChart?.id);
  const chart = load?.status === "SUCCESS" ? load.entity : undefined;
  const [system, setSystem] = useState<SizeSystem>();
  const onlySize = product.variants.length === 1 ? product.variants[0]?.id : undefined;
  const [selected, setSelected] = useState(product.variants.find((variant) => variant.code === size)?.id ?? onlySize);
  const [problem, setProblem] = useState<string>();
  const [adding, setAdding] = useState(false);
  const sizes = useRef<HTMLFieldSetElement>(null);

  const { options } = sizeOptions(product, chart ?? null, Object.values(items), system);
  const overlay = chooseOverlay(product, frame?.overlays ?? [], now);
  const bar = tileBar(product, { loggedIn });
  // What is discontinued keeps its page; a message and alternatives stand where it was sold (DECISIONS PDP-01).
  const gone = bar === "discontinued";
  const counting = releaseCountdown(product, now) !== null;
  const { shout, aside } = splitName(product.name);
  const onSale = product.isDiscounted && product.erpOriginalPrice > product.price;

  const add = async () => {
    const variant = product.variants.find((candidate) => candidate.id === selected);
    if (!variant) {
      setProblem("Choose a size first.");
      sizes.current?.querySelector<HTMLElement>("li button:not(:disabled)")?.focus();
      return;
    }
    setProblem(undefined);
    setAdding(true);
    const { addToCart } = await import("../cart/cart-actions.ts");
    const outcome = await addToCart(store, {
      productId: product.id,
      variantId: variant.id,
      qty: cartConfiguration.quickAddQty,
      sizeSystem: chart?.type === "dense" ? (system ?? chart.defaultSizeSystem) : undefined,
      translatedVariantLabel: options.find((option) => option.id === variant.id)?.code,
      addedFrom: "product",
    });
    setAdding(false);
    if (outcome.result === "SUCCESS") store.dispatch(panelOpened("cart"));
  };

  const addButton = (size: "xl" | "lg") => (
    <Button size={size} block={size === "xl"} loading={adding} loadingLabel="Adding" onClick={add}>
      Add to cart
    </Button>
  );

  const wish = (
    <IconButton
      className={styles.wish}
      variant="outline"
      icon={<Icon name="heart" />}
      label={`Save ${product.name} to wishlist`}
      aria-pressed={false}
      onClick={() => store.dispatch(panelOpened("signInPrompt"))}
    />
  );

  return (
    <>
      <div className={styles.buy}>
        <div className={styles.between}>
          {overlay ? (
            <Label
              className={styles.label}
              textColour={overlayCssColour(overlay.textColour, overlay.textOpacity) ?? undefined}
              backgroundColour={overlayCssColour(overlay.backgroundColour, overlay.backgroundOpacity) ?? undefined}
            >
              {overlay.name}
            </Label>
          ) : (
            <span />
          )}
          {product.rating && (
            <a className={styles.ratingLink} href="#reviews">
              <Rating value={product.rating.average} />
              <Text as="span" variant="body.sm" tabular>
                {product.rating.count} reviews
              </Text>
            </a>
          )}
        </div>
        <div>
          <p>
            <Link variant="quiet" href={href(brandPath(product))}>
              {product.brand.name}
            </Link>
          </p>
          <Heading level={1} size="md" className={styles.title} shout={shout} aside={aside} />
          <Text tone="secondary">{product.colourName}</Text>
        </div>
        {!gone && (
          <>
            <Price
              size="lg"
              now={formatMoney(product.price, country.code)}
              was={onSale ? formatMoney(product.erpOriginalPrice, country.code) : undefined}
            />
            <Text variant="body.sm" tone="secondary">
              {instalmentsOffered(product.price)
                ? `or four payments of ${formatMoney(instalmentAmounts(product.price)[0], country.code)} with Afterpay. `
                : ""}
              Price includes GST.
            </Text>
          </>
        )}

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
            <Countdown release={product.release} variant="compact" />
          </div>
        )}

        <ColourChoice product={product} />
        {!gone && product.variants.length > 0 && (product.showSingleSize || product.variants.length > 1) && (
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
              setSelected(id);
              setProblem(undefined);
            }}
          />
        )}

        {bar === "addToCart" ? (
          <div className={styles.callToAction}>
            {addButton("xl")}
            {wish}
          </div>
        ) : bar === "accountExclusive" ? (
          <Note>
            <Text variant="label.md">MEMBERS ONLY</Text>
            <Link href={href(`/account/signin?redirect=${encodeURIComponent(product.path)}`)}>
              NOT A MEMBER? JOIN NOW OR LOG IN
            </Link>
          </Note>
        ) : counting ? null : (
          <div className={bar === "comingSoon" ? styles.callToAction : undefined}>
            <Note>
              <Text variant="label.md">{unavailable[bar].title}</Text>
              <Text variant="body.sm">{unavailable[bar].text}</Text>
            </Note>
            {bar === "comingSoon" && wish}
          </div>
        )}

        {!gone && <ProductPromises country={country} />}
        <ProductDetails product={product} country={country} />
      </div>
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
