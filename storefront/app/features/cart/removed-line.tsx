import { LinkButton } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import * as styles from "./cart.css.ts";
import { restoreLine } from "./cart-actions.ts";
import { removedLineForgotten } from "./cart-slice.ts";

/** Forgets what was taken out once its page or panel is left. */
export function useRemovedLineForgotten(): void {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(removedLineForgotten()), [dispatch]);
}

/** The line that was just taken out, and the way to have it back. */
export function RemovedLine() {
  const dispatch = useAppDispatch();
  const removed = useAppSelector((state) => state.cart.removed);
  return (
    <div role="status" className={styles.removed}>
      {removed && (
        <>
          <Text variant="body.sm">{removed.name} is out of your cart.</Text>
          <LinkButton aria-label={`Undo, put ${removed.name} back`} onClick={() => dispatch(restoreLine(removed.item))}>
            Undo
          </LinkButton>
        </>
      )}
    </div>
  );
}
