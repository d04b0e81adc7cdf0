import { Skeleton } from "@tread/design-system/skeleton";
import * as styles from "../../features/cart/cart.css.ts";

/** Where the contents of the cart will be. */
export function CartSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.loading}>
        <Skeleton height={208} shape="box" />
        <Skeleton height={208} shape="box" />
      </div>
      <Skeleton height={420} shape="box" />
    </div>
  );
}
