import { Link } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import { telephoneLink } from "#domain/country/country.ts";
import { collectByWords } from "#domain/stores/collect-by.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import type { Order } from "./orders-api.ts";

export interface PickupWordsProps extends Pick<Order, "shipping"> {
  /** Something of the order is still to be picked up. */
  waiting: boolean;
}

/** Until when the store keeps an order that is picked up, what to bring, and how to reach it. Nothing for a delivery. */
export function PickupWords({ shipping: { pickup }, waiting }: PickupWordsProps) {
  const href = useShopHref();
  const { locale } = useCountry();
  if (!pickup) return null;
  const { storeName, phone, path, collectBy } = pickup;
  return (
    <>
      {waiting && (
        <Text>
          Pick it up by <time dateTime={collectBy}>{collectByWords(collectBy, locale)}</time>. Bring your order email and photo
          ID.
        </Text>
      )}
      <Text>
        <Link href={href(path)}>Opening hours of {storeName}</Link>, or call <Link href={telephoneLink(phone)}>{phone}</Link>.
      </Text>
    </>
  );
}
