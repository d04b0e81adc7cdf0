import { Note } from "@tread/design-system/note";
import { useAppSelector } from "../../platform/store/hooks.ts";

/** Says what went out of the cart because its offer no longer applies. It stays until the cart is left. */
export function LostPromoItems() {
  const lost = useAppSelector((state) => state.cart.lost);
  return (
    <div role="status">
      {lost.length > 0 && (
        <Note tone="warning">{`Out of your cart, because the offer no longer applies: ${lost.map(({ name }) => name).join(", ")}.`}</Note>
      )}
    </div>
  );
}
