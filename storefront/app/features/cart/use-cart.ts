import { useMemo } from "react";
import { type CartValidation, validateCart } from "#domain/cart/validate-cart.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { type CartView, type LoadedCart, useCartView } from "./use-cart-view.ts";

/** A cart that is there, with what is wrong with its lines. */
export interface ReadyCart extends LoadedCart {
  validation: CartValidation;
}

function useValidate(): (view: LoadedCart) => ReadyCart {
  const loggedIn = useAppSelector((state) => state.session.status === "LOGGED_IN");
  return useMemo(() => (view) => ({ ...view, validation: validateCart(view.cart, view.products, { loggedIn }) }), [loggedIn]);
}

/** Validates a cart against its products (CART-09, CART-17). */
export function useValidated(view: LoadedCart): ReadyCart {
  const validate = useValidate();
  return useMemo(() => validate(view), [validate, view]);
}

/** The shopper's cart, validated against its products (CART-09, CART-17). */
export function useCart(): CartView<ReadyCart> {
  const view = useCartView();
  const validate = useValidate();
  return useMemo(() => (view.status === "ready" ? validate(view) : view), [validate, view]);
}
