import { Note } from "@tread/design-system/note";
import { useAppSelector } from "../../platform/store/hooks.ts";

const inWords = (names: readonly string[]) => (names.length === 1 ? `${names[0]} is` : `${names.join(", ")} are`);

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
