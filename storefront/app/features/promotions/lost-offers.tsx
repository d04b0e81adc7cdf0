import { Note } from "@tread/design-system/note";
import { useAppSelector } from "../../platform/store/hooks.ts";

/**
 * Says which offers have gone and why, and what went out of the cart with them, until offers change again or the cart is left.
 * @param codesTold of offers with codes, what is said stands by their codes
 */
export function LostOffers({ codesTold = false }: { codesTold?: boolean }) {
  const lost = useAppSelector((state) => state.cart.lost).filter(({ byCode }) => !(codesTold && byCode));
  return (
    <div role="status">
      {lost.length > 0 && (
        <Note tone="warning">
          {lost.map(({ words }) => (
            <p key={words}>{words}</p>
          ))}
        </Note>
      )}
    </div>
  );
}
