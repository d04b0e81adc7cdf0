import { useAppSelector } from "../../platform/store/hooks.ts";
import { selectCartQuantity } from "../cart/cart-selectors.ts";

/** What a shopper with a cart is told before they change to another country's shop; undefined for who has none. */
export function useCountryNote(): string | undefined {
  const filled = useAppSelector((state) => selectCartQuantity(state) > 0);
  return filled ? "Your cart comes along, priced again. What isn't sold there waits here." : undefined;
}
