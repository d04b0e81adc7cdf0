import { Link } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import type { Order } from "./orders-api.ts";
import * as styles from "./parcel-words.css.ts";

/** Who carries an order, and where they say how far it has come. Nothing where no parcel is known. */
export function ParcelWords({ shipping: { parcel } }: Pick<Order, "shipping">) {
  if (!parcel) return null;
  const { carrier, number, link } = parcel;
  return (
    <Text className={styles.words}>
      Track it with {carrier}: <Link href={link}>{number}</Link>
    </Text>
  );
}
