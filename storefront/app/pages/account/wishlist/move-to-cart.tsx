import { Button } from "@tread/design-system/button";
import { LinkButton } from "@tread/design-system/link";
import { SizeButtons } from "@tread/design-system/size-picker";
import { Text } from "@tread/design-system/text";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { alertConfiguration, cartConfiguration } from "#domain/configuration/configuration.ts";
import type { SizeChart } from "#domain/product/product.ts";
import { type AddToCart, addToCart } from "../../../features/cart/cart-actions.ts";
import { selectCartItems } from "../../../features/cart/cart-selectors.ts";
import { addedAlert } from "../../../features/cart/show-added.ts";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { sizeOptions } from "../../../features/size-chart/size-options.ts";
import { useSizeChart } from "../../../features/size-chart/use-size-chart.ts";
import { useSizeSystem } from "../../../features/size-chart/use-size-system.ts";
import type { Wished } from "../../../features/wishlist/use-wished-products.ts";
import { takeWishOff } from "../../../features/wishlist/wishlist-actions.ts";
import { useAppDispatch, useAppSelector } from "../../../platform/store/hooks.ts";
import * as styles from "./wishlist.css.ts";

interface SizesProps extends Wished {
  /** What the sizes are called in each system; null where nobody knows. */
  chart: SizeChart | null;
  busy: boolean;
  /** Hears of the size, and how the shopper saw it. */
  onPick: (variantId: string, seen: Pick<AddToCart, "sizeSystem" | "translatedVariantLabel">) => void;
  onClose: () => void;
}

const focusSize = (sizes: HTMLElement | null) =>
  sizes?.querySelector<HTMLElement>("button:not(:disabled)")?.focus({ preventScroll: true });

/** The sizes of a product, under its tile. Takes focus when it opens, and closes on Escape. */
function Sizes({ product, chart, busy, onPick, onClose }: SizesProps) {
  const [system] = useSizeSystem(product, chart);
  const items = useAppSelector(selectCartItems);
  const { options, system: systemLabel } = sizeOptions(product, chart, Object.values(items), system);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => focusSize(box.current), []);
  // The size that was pressed may just have sold out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another product has other sizes
  useLayoutEffect(() => {
    if (box.current?.querySelector(":focus:disabled")) focusSize(box.current);
  }, [product]);
  return (
    <fieldset
      ref={box}
      className={styles.sizes}
      aria-label={`Choose a size of ${product.name}`}
      aria-busy={busy || undefined}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <Text variant="body.sm" tone="secondary">
        {systemLabel ? `Your size, ${systemLabel}` : "Your size"}
      </Text>
      <SizeButtons
        sizes={options}
        onPick={(id) => {
          const translatedVariantLabel = options.find((option) => option.id === id)?.code;
          onPick(id, { sizeSystem: system, translatedVariantLabel });
        }}
        aria-label="Sizes"
      />
      <div>
        <LinkButton variant="standalone" onClick={onClose}>
          Not now
        </LinkButton>
      </div>
    </fieldset>
  );
}

export interface MoveToCartProps extends Wished {
  /** The shop has not put it into the cart: what is known of it may be out of date. */
  onRefused: () => void;
}

/** Puts a saved product into the cart, in a size that is asked for where there are several, and takes it off the wishlist. */
export function MoveToCart({ onRefused, ...wished }: MoveToCartProps) {
  const { item, product } = wished;
  const dispatch = useAppDispatch();
  const country = useCountry();
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [onlySize] = product.variants.length === 1 ? product.variants : [];
  // Before they are asked for: sizes that got other names under the finger would be pressed by mistake, and offline they kept these.
  const load = useSizeChart(onlySize ? undefined : product.sizeChart?.id);
  const chart = load?.status === "SUCCESS" ? load.entity : null;

  const move: SizesProps["onPick"] = async (variantId, seen) => {
    if (busy) return;
    setBusy(true);
    const { attribution } = item;
    const qty = cartConfiguration.quickAddQty;
    const wanted = { productId: product.id, variantId, qty, ...seen, attribution, addedFrom: "wishlist" };
    // The same size may be on its way into the cart from its tile: then it is not added twice, and stays on the wishlist.
    const added = await dispatch(addToCart(wanted));
    if (addToCart.fulfilled.match(added) && added.payload.result === "SUCCESS") {
      dispatch(addedAlert(country.baseUrl, product.name, alertConfiguration.tileDurationMs));
      await dispatch(takeWishOff(product.id));
    } else if (addToCart.fulfilled.match(added) && added.payload.result === "REJECTED") onRefused();
    setBusy(false);
  };
  const close = () => {
    setChoosing(false);
    // The button comes back with the next drawing.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (choosing) return <Sizes {...wished} chart={chart} busy={busy} onPick={move} onClose={close} />;
  return (
    <Button
      ref={button}
      block
      loading={busy}
      loadingLabel="Moving"
      aria-label={`Move to cart: ${product.name}`}
      aria-expanded={onlySize ? undefined : false}
      onClick={() => (onlySize ? move(onlySize.id, {}) : setChoosing(true))}
    >
      Move to cart
    </Button>
  );
}
