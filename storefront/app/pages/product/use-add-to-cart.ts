import { announce } from "@tread/design-system/announcer";
import { useRef, useState } from "react";
import type { Attribution } from "#domain/cart/cart-item.ts";
import { leastToAdd } from "#domain/cart/least-to-add.ts";
import { cartConfiguration } from "#domain/configuration/configuration.ts";
import type { Product } from "#domain/product/product.ts";
import { addToCart, errorAlert } from "../../features/cart/cart-actions.ts";
import { cartMessages } from "../../features/cart/cart-messages.ts";
import { overlayOpened } from "../../features/shop/overlays-slice.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import type { ChallengeControls } from "./challenge-field.tsx";
import type { ChosenSize } from "./use-chosen-size.ts";

/** Puts the chosen size into the cart and opens it, once a size is chosen and the product's question, if it has one, is answered. */
export function useAddToCart(
  product: Product,
  { selected, inCart, system, options }: ChosenSize,
  attribution: Attribution | undefined,
) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string>();
  const [adding, setAdding] = useState(false);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const challenge = useRef<ChallengeControls>(null);

  const add = async () => {
    const variant = product.variants.find(({ id }) => id === selected);
    if (!variant) {
      setProblem("Choose a size first.");
      sizes.current?.querySelector<HTMLElement>("li button:not(:disabled)")?.focus();
      return;
    }
    setProblem(undefined);
    // The question comes with code of its own, which may still be on its way, or not come.
    if (product.challengeQuestion !== null && !challenge.current) return void dispatch(errorAlert(cartMessages.unableToAdd));
    setAdding(true);
    const challengeAnswer = await challenge.current?.verify();
    if (challengeAnswer === null) return setAdding(false);
    const addition = {
      productId: product.id,
      variantId: variant.id,
      qty: cartConfiguration.quickAddQty,
      sizeSystem: system,
      translatedVariantLabel: options.find(({ id }) => id === variant.id)?.code,
      addedFrom: "product",
      attribution,
      ...(challengeAnswer !== undefined && { challengeAnswer }),
    };
    // The same size may be on its way into the cart from elsewhere: then it is not added twice.
    const added = await dispatch(addToCart(addition));
    setAdding(false);
    if (!addToCart.fulfilled.match(added) || added.payload.result !== "SUCCESS") return;
    // The cart that opens takes focus, and says by its name alone nothing of what came into it.
    announce(`${product.name} is in your cart.`);
    dispatch(overlayOpened("cart"));
  };

  return {
    add,
    adding,
    /** Why nothing was added. */
    problem,
    clearProblem: () => setProblem(undefined),
    /** How many one press adds. */
    pieces: leastToAdd(product, inCart, cartConfiguration.quickAddQty),
    /** The group of sizes, which has focus when none is chosen. */
    sizes,
    challenge,
  };
}
