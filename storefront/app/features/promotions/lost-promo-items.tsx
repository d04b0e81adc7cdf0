import { Note } from "@tread/design-system/note";
import { useAppSelector } from "../../platform/store/hooks.ts";

/** Says what went out of the cart because no offer brings it any more: one ended, or what it brought is gone. It stays until the cart is left. */
export function LostPromoItems() {
  const lost = useAppSelector((state) => state.cart.lost);
  return (
    <div role="status">
      {lost.length > 0 && (
        <Note tone="warning">{`Out of your cart, because no offer brings it any more: ${lost.map(({ name }) => name).join(", ")}.`}</Note>
      )}
    </div>
  );
}
