import { LineItem, type LineItemSize, LineItems } from "@tread/design-system/line-item";
import { Link, LinkButton } from "@tread/design-system/link";
import { Picture } from "@tread/design-system/picture";
import { QuantityStepper } from "@tread/design-system/quantity-stepper";
import { Text } from "@tread/design-system/text";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { BuiltCart } from "#domain/cart/build-cart.ts";
import type { CartFlag } from "#domain/cart/cart-flags.ts";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { leastToAdd } from "#domain/cart/least-to-add.ts";
import { type CartValidation, flagsOfItem } from "#domain/cart/validate-cart.ts";
import { cartConfiguration } from "#domain/configuration/configuration.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { mostToHave } from "#domain/product/most-to-have.ts";
import type { Product } from "#domain/product/product.ts";
import { productLink } from "#domain/product/product-link.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { signInPathFor, signUpPathFor } from "../session/sign-in-path.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { removeLine, setLineQuantity } from "./cart-actions.ts";
import { lineFocused } from "./cart-slice.ts";
import { correctedMessage, rightQuantity } from "./corrected-quantity.ts";
import { lineMessage } from "./flag-messages.ts";
import { LinePrice } from "./line-price.tsx";
import { sizeWords } from "./size-words.ts";

/** A line of the cart as whoever does something with it knows it. */
export interface LineInHand {
  item: CartItem;
  product: Product;
  /** Which line it is, in words: a cart may have several of one product. */
  what: string;
  /** Moves focus to another line; to be called before this one goes. */
  onRemoved: () => void;
}

export interface CartLinesProps {
  cart: BuiltCart;
  /** By id; null for one that the shop no longer has. */
  products: Readonly<Record<string, Product | null>>;
  /** What stands against the lines as they are. */
  validation: CartValidation;
  /** How large a line is: the cart's own, or its overlay's. */
  size: LineItemSize;
  /** What else can be done with a line whose product is still there, besides what every cart offers. */
  actions?: (line: LineInHand) => ReactNode;
}

/** The least and the most of a line that can be had, the most 0 when it is sold out, and what is said once the line has that. */
function limitsOf(product: Product, item: CartItem): { least: number; most: number; reached: string } {
  const qtyMax = product.cartQtyVariantMax ?? cartConfiguration.itemQtyMax;
  const productQtyMax = product.cartQtyProductMax ?? Number.POSITIVE_INFINITY;
  const stock =
    product.functionalType === "basic"
      ? (product.variants.find((variant) => variant.id === item.variantId)?.qty ?? 0)
      : Number.POSITIVE_INFINITY;
  const limit = Math.min(qtyMax, productQtyMax, stock);
  const range = { least: leastToAdd(product, 0, 1), most: mostToHave(product, limit) };
  if (limit === stock) return { ...range, reached: "That's all we have in this size." };
  const flag: CartFlag =
    limit === productQtyMax ? { type: "productQtyMaxViolated", productQtyMax } : { type: "qtyMaxViolated", qtyMax };
  return { ...range, reached: lineMessage(flag) };
}

/** What a line for members says to who is signed out (ERRCAT-40). */
function NeedsSignIn() {
  const href = useShopHref();
  return (
    <>
      This one's members only, so <Link href={href(signInPathFor("/cart"))}>log in</Link> or{" "}
      <Link href={href(signUpPathFor("/cart"))}>sign up</Link> to buy it.
    </>
  );
}

function CartLine({
  item,
  product,
  flags,
  size,
  first,
  actions,
  onRemoved,
}: {
  item: CartItem;
  product: Product | null;
  flags: CartValidation["flagsByItemId"][string];
  size: LineItemSize;
  /** It is among what a page shows first. */
  first: boolean;
  actions: CartLinesProps["actions"];
  onRemoved: () => void;
}) {
  const dispatch = useAppDispatch();
  const href = useShopHref();
  const country = useCountry();
  const busy = useAppSelector((state) => state.cart.busy.includes(item.id));
  const [refusal, setRefusal] = useState<string | null>(null);
  const needsSignIn = flags.some((flag) => flag.type === "notLoggedIn");
  const message = refusal ?? (flags[0] ? lineMessage(flags[0]) : undefined);
  const { least, most, reached } = product ? limitsOf(product, item) : { least: 1, most: 0, reached: "" };
  const step = product?.cartQtyVariantMultipleOf ?? 1;
  const right = product && flags[0] ? rightQuantity(flags[0], least, most) : null;
  const isRestored = useAppSelector((state) => state.cart.restored === item.id);
  useEffect(() => {
    if (!isRestored) return;
    const line = document.getElementById(`line-${item.id}`);
    (line?.querySelector<HTMLElement>("input") ?? line?.querySelector<HTMLElement>("button"))?.focus();
    dispatch(lineFocused());
  }, [isRestored, item.id, dispatch]);
  const [correction, setCorrection] = useState<string | null>(null);
  const setQuantity = async (qty: number) => {
    setCorrection(null);
    setRefusal(await dispatch(setLineQuantity({ itemId: item.id, qty })).unwrap());
  };
  const errorId = `line-${item.id}-error`;
  const price = product?.price ?? 0;
  const picture = product?.productGallery.find((each) => each.type === "IMAGE");
  const money = (cents: number) => formatMoney(cents, country.code);
  const sized = sizeWords(item, product);
  const what = [product?.name ?? "item", sized].filter(Boolean).join(", ");
  const isAtMost = message === undefined && item.qty + step > most;
  const remark = correction ?? (isAtMost && reached);
  const canChange = product !== null && most > 0 && !flags.some((flag) => flag.type === "productStateInvalid");

  return (
    <LineItem
      id={`line-${item.id}`}
      size={size}
      brand={product?.brand.name ?? ""}
      name={product?.name ?? "No longer sold"}
      href={product ? href(productLink(product.path)) : undefined}
      picture={
        picture?.type === "IMAGE" && (
          <Picture
            src={picture.src}
            alt=""
            placeholder={picture.placeholder}
            width={800}
            height={1200}
            widths={[160, 240, 320]}
            sizes="128px"
            fit="cover"
            priority={first}
          />
        )
      }
      details={[product?.colourName, sized]}
      price={product && <LinePrice product={product} qty={item.qty} />}
      badge={remark && <Text variant="body.sm">{remark}</Text>}
      each={item.qty > 1 ? `${money(price)} each` : undefined}
      error={needsSignIn ? <NeedsSignIn /> : message}
      errorId={errorId}
      quantity={
        canChange && (
          <QuantityStepper
            label={`Quantity of ${what}`}
            value={item.qty}
            min={least}
            max={most}
            step={step}
            invalid={message !== undefined}
            aria-describedby={message ? errorId : undefined}
            disabled={busy}
            onChange={setQuantity}
            onCorrection={(typed, kept) => setCorrection(correctedMessage(typed, kept))}
          />
        )
      }
      actions={
        <>
          {right !== null && right !== item.qty && (
            <LinkButton
              aria-label={`Make it ${right}, ${what}`}
              aria-disabled={busy || undefined}
              onClick={(event) => {
                if (busy) return;
                // The button goes with the problem; the quantity it has set stays.
                const line = event.currentTarget.closest("li");
                setQuantity(right).then(() => line?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true }));
              }}
            >
              Make it {right}
            </LinkButton>
          )}
          {product && actions?.({ item, product, what, onRemoved })}
          <LinkButton
            aria-label={`Remove ${what}`}
            disabled={busy}
            onClick={async () => {
              onRemoved();
              await dispatch(removeLine({ itemId: item.id, name: product?.name }));
            }}
          >
            Remove
          </LinkButton>
        </>
      }
    />
  );
}

/** The lines of the cart, newest first, each with its own problems and controls (CART-17, CART-35). */
export function CartLines({ cart, products, validation, size, actions }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  // When a line goes, focus goes to the one that takes its place. When none is left, what the page shows instead takes it.
  const onRemoved = (index: number) => () => {
    const next = list.current?.children[index + 1] ?? list.current?.children[index - 1];
    next?.querySelector<HTMLElement>("a[href]:not([tabindex]), input, button")?.focus({ preventScroll: true });
  };
  return (
    <LineItems ref={list} size={size}>
      {cart.items.map((item, index) => (
        <CartLine
          key={item.id}
          item={item}
          product={products[item.productId] ?? null}
          flags={flagsOfItem(cart, validation, item.id)}
          size={size}
          first={size === "cart" && index < 2}
          actions={actions}
          onRemoved={onRemoved(index)}
        />
      ))}
    </LineItems>
  );
}
