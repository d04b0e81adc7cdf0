import { Note } from "@tread/design-system/note";
import { useAppSelector } from "../../platform/store/hooks.ts";
import type { LostPromoItem } from "../cart/cart-slice.ts";

const inWords = (lost: readonly LostPromoItem[]) =>
  `${lost.map(({ name }) => name).join(", ")} ${lost.length === 1 ? "is" : "are"}`;

/** Says what went out of the cart because its offer no longer applies. It stays until the cart is left. */
export function LostPromoItems() {
  const lost = useAppSelector((state) => state.cart.lost);
  return (
    <div role="status">
      {lost.length > 0 && (
        <Note tone="warning">{inWords(lost)} out of your cart, because the offer that it came with no longer applies.</Note>
      )}
    </div>
  );
}
