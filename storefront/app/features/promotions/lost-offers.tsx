import { Note } from "@tread/design-system/note";
import { useAppSelector } from "../../platform/store/hooks.ts";

export interface LostOffersProps {
  /** Of offers with codes, what is said stands by their codes. */
  codesTold?: boolean;
  className?: string;
}

/** Says which offers have gone and why, and what went out of the cart with them, until offers change again or the cart is left. */
export function LostOffers({ codesTold = false, className }: LostOffersProps) {
  const lost = useAppSelector((state) => state.cart.lost).filter(({ byCode }) => !(codesTold && byCode));
  return (
    <div role="status" className={className}>
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
