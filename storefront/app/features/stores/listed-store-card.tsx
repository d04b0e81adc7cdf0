import { StoreCard } from "@tread/design-system/store-card";
import { formatDistance } from "#domain/stores/distance.ts";
import { openState } from "#domain/stores/opening-hours.ts";
import { storeAddressLines } from "#domain/stores/store.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { directionsTo } from "./store-words.ts";
import type { ListedStore } from "./stores-api.ts";

export interface ListedStoreCardProps {
  store: ListedStore;
  /** Where it stands in the list. */
  number?: number;
  /** Outline level of its name, 2 unless said otherwise. */
  level?: 2 | 3;
  /** Milliseconds since the epoch. */
  now: number;
}

/** A store in a list of them. */
export function ListedStoreCard({ store, number, level, now }: ListedStoreCardProps) {
  const href = useShopHref();
  const { locale } = useCountry();
  const { name, path, address, distance, services, phone, coordinates } = store;
  return (
    <StoreCard
      name={name}
      level={level}
      href={href(path)}
      address={storeAddressLines(address)}
      distance={distance === null ? undefined : formatDistance(distance, locale)}
      status={openState(store, now)}
      services={services}
      phone={phone}
      directionsHref={directionsTo(coordinates)}
      number={number}
    />
  );
}
