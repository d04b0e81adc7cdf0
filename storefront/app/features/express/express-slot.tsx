import { useEffect, useState } from "react";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { whenTouched } from "../../platform/hydration/when-touched.ts";
import { keepFocusNear } from "../alerts/keep-focus-near.ts";
import type { LoadedCart } from "../cart/use-cart-view.ts";
import * as styles from "./express.css.ts";

const ExpressButtons = onDemand(() => import("./express-buttons.tsx"));

export interface ExpressSlotProps {
  /** A cart that may be ordered as it is. */
  cart: LoadedCart;
  /** On its page the code comes once the page is touched or idle; in the panel, which was opened by a press, at once. */
  place: "page" | "panel";
}

/** Room for the express buttons under a cart's way to checkout. */
export function ExpressSlot({ cart, place }: ExpressSlotProps) {
  const [wanted, setWanted] = useState(place === "panel");
  useEffect(() => (wanted ? undefined : whenTouched(() => setWanted(true))), [wanted]);
  return (
    // The panel sees itself to where focus goes when the buttons go.
    <div ref={place === "page" ? keepFocusNear : undefined} className={styles.room[place]}>
      {wanted && <ExpressButtons cart={cart} place={place} onClose={() => setWanted(false)} />}
    </div>
  );
}
