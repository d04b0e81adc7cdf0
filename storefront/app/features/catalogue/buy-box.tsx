import { Button } from "@tread/design-system/button";
import { Countdown } from "@tread/design-system/countdown";
import { Icon } from "@tread/design-system/icon";
import { IconButton } from "@tread/design-system/icon-button";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Price } from "@tread/design-system/price";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text } from "@tread/design-system/text";
import { inverseGround } from "@tread/design-system/theme";
import { useRef, useState } from "react";
import { useSelector, useStore } from "react-redux";
import { cartConfiguration } from "#domain/configuration/configuration.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { Product, SizeSystem } from "#domain/product/product.ts";
import { releaseCountdown } from "#domain/product/release-countdown.ts";
import { tileBar } from "#domain/product/tile-bar.ts";
import type { AppStore, RootState } from "../../store/create-store.ts";
import { selectCartItems } from "../cart/cart-selectors.ts";
import { panelOpened } from "../panels/panels-slice.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { sizeOptions } from "../tiles/size-options.ts";
import { BuyHead } from "./buy-head.tsx";
import { ColourChoice } from "./colour-choice.tsx";
import * as styles from "./product.css.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductPromises } from "./product-promises.tsx";
import { SizeChoice } from "./size-choice.tsx";
import { type TileProduct, toTileProduct } from "./tile-product.ts";
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

/** Where the choice will be, while the product itself is on its way. */
function ChoiceWaiting() {
  return (
    <div className={styles.option}>
      <Skeleton width="40%" />
      <Skeleton shape="box" height={80} />
      <Skeleton width="30%" />
      <Skeleton shape="box" height={108} />
      <Skeleton shape="box" height={60} />
    </div>
  );
}

export interface BuyBoxProps {
  /** The product, once it is there and there is time for all of it; until then its head is shown. */
  product: Product | undefined;
  /** What the head tells. The product's own unless given. */
  tile?: TileProduct;
  size: string | null;
  /** Skeletons hold the place of what is still on its way. */
  waiting?: boolean;
  /** The head was shown before all that it tells was known. */
  previewed?: boolean;
}

/** What it costs, in which colours and sizes, and the way into the cart (DECISIONS PDP-01). */
export function BuyBox({ product, tile = product && toTileProduct(product), size, waiting, previewed = false }: BuyBoxProps) {
  const store = useStore() as AppStore;
  const href = useShopHref();
  const country = useCountry();
  const loggedIn = useSelector((state: RootState) => state.session.status === "LOGGED_IN");
  const now = useSelector((state: RootState) => state.shop.renderedAt);
  const items = useSelector(selectCartItems);
  const load = useSizeChart(product?.sizeChart?.id);
  const chart = load?.status === "SUCCESS" ? load.entity : undefined;
  const [system, setSystem] = useState<SizeSystem>();
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [adding, setAdding] = useState(false);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const head = tile && <BuyHead tile={tile} rating={product?.rating} room={previewed} />;
  if (!product) {
    return (
      <div className={styles.buy}>
        {head}
        {waiting && <ChoiceWaiting />}
      </div>
    );
  }

  const { variants } = product;
  const onlySize = variants.length === 1 ? variants[0]?.id : undefined;
  const selected = chosen ?? variants.find((variant) => variant.code === size)?.id ?? onlySize;
  const { options } = sizeOptions(product, chart ?? null, Object.values(items), system);
  const bar = tileBar(product, { loggedIn });
  // What is discontinued keeps its page; a message and alternatives stand where it was sold (DECISIONS PDP-01).
  const gone = bar === "discontinued";
  const counting = releaseCountdown(product, now) !== null;

  const add = async () => {
    const variant = variants.find((candidate) => candidate.id === selected);
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
        {head}
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
