import { SizeButtons, type SizeOption } from "@tread/design-system/size-picker";
import { Skeleton } from "@tread/design-system/skeleton";
import { StoreCard } from "@tread/design-system/store-card";
import { Heading, Text } from "@tread/design-system/text";
import { useState } from "react";
import type { SizeSystem } from "#domain/product/product.ts";
import { sizeSystemLabels } from "#domain/product/size-system.ts";
import { formatDistance } from "#domain/stores/distance.ts";
import { openState } from "#domain/stores/opening-hours.ts";
import { storeAddressLines } from "#domain/stores/store.ts";
import { LoadFailedNote } from "../../features/alerts/load-failed-note.tsx";
import { ShopOverlay } from "../../features/shop/shop-overlay.tsx";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { PlaceField } from "../../features/stores/place-field.tsx";
import { levelIn, StockInStore } from "../../features/stores/stock-in-store.tsx";
import { type ListedStores, type StoreShelf, useStoresListQuery, useStoresStockQuery } from "../../features/stores/stores-api.ts";
import { useNow } from "../../features/stores/use-now.ts";
import * as styles from "./find-in-store.css.ts";

/** Seconds for which what stores had is shown again without asking. */
const freshFor = 30;

export interface FindInStoreProps {
  productId: string;
  /** What is looked for: 'Norvane Ridgeback, Southerly'. */
  title: string;
  /** Every size, as its button says it. */
  options: readonly SizeOption[];
  /** What the sizes are counted in; undefined for a chart without systems. */
  system: SizeSystem | undefined;
  /** The size chosen on the page. */
  selected: string | undefined;
  /** The place that stores were last looked for near; empty for none. */
  near: string;
  /** Hears near which place stores are looked for. */
  onNear: (near: string) => void;
  onClose: () => void;
}

/** How many stores have it, and in which order all of them stand. */
function summary(having: number, { total, locality }: ListedStores, size: string | undefined): string {
  const what = size === undefined ? "it" : `size ${size}`;
  const order =
    locality.status === "found" ? `, nearest to ${locality.place.isPosition ? "you" : locality.place.label} first` : "";
  if (total === 1) return having === 0 ? `Our store doesn't have ${what} just now.` : `Our store has ${what}.`;
  if (having === 0) return `None of our ${total} stores has ${what} just now.`;
  return `${having} of ${total} stores ${having === 1 ? "has" : "have"} ${what}${order}.`;
}

function Waiting() {
  return (
    <div className={styles.parts} aria-busy="true" role="status" aria-label="Looking in our stores">
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} shape="box" height={96} />
      ))}
    </div>
  );
}

/**
 * Which store has a product in a size (PDP-04): all of them, the nearest first once a place is known and until then those that have
 * it, each with what it has, when it is open, and the way to its page.
 */
export default function FindInStore({ productId, title, options, system, selected, near, onNear, onClose }: FindInStoreProps) {
  const href = useShopHref();
  const { locale } = useCountry();
  const now = useNow();
  const [size, setSize] = useState(selected ?? (options.length === 1 ? options[0]?.id : undefined));
  const list = useStoresListQuery({ near });
  const stock = useStoresStockQuery(productId, { refetchOnMountOrArgChange: freshFor });
  const sizes = options.map(({ id, code, label }) => ({ id, code, label }));
  const chosen = options.length > 1 ? sizes.find(({ id }) => id === size) : undefined;
  const shelves = new Map(stock.data?.map((shelf) => [shelf.erpStoreId, shelf]));
  const failed = [list, stock].filter(({ isError, isFetching }) => isError && !isFetching);
  const has = (shelf: StoreShelf | undefined) => levelIn(shelf, chosen?.id) !== "none";
  const having = [...shelves.values()].filter(has).length;
  const rank = ({ erpStoreId }: { erpStoreId: string }) => (has(shelves.get(erpStoreId)) ? 0 : 1);
  const inOrder = ({ locality, stores }: ListedStores) =>
    locality.status === "found" ? stores : stores.toSorted((a, b) => rank(a) - rank(b));
  return (
    <ShopOverlay
      open
      onOpenChange={onClose}
      position="right"
      width="md"
      label="Find in store"
      header={<Heading level={2} size="sm" shout="Find" aside="in store" />}
      backdrop
    >
      <div className={styles.parts}>
        <Text tone="secondary">{title}</Text>
        {options.length > 1 && (
          <fieldset className={styles.parts}>
            <legend className={styles.legend}>{system ? `Size, ${sizeSystemLabels[system]}` : "Size"}</legend>
            <SizeButtons sizes={sizes} place="page" selected={size} onPick={setSize} aria-label="Sizes to look for" />
          </fieldset>
        )}
        <PlaceField place={near} onPlace={onNear} />
        {failed.length > 0 ? (
          <LoadFailedNote
            message="We can't look in our stores right now, so try again in a moment."
            onRetry={() => {
              for (const each of failed) each.refetch();
            }}
          />
        ) : list.data && stock.data ? (
          <>
            <Text role="status" style={{ overflowWrap: "anywhere" }}>
              {list.data.locality.status === "unknown" && `We couldn't find “${list.data.locality.text}”. `}
              {summary(having, list.data, chosen && (chosen.label ?? chosen.code))}
            </Text>
            <div>
              {inOrder(list.data).map((store) => (
                <StoreCard
                  key={store.erpStoreId}
                  look="row"
                  level={3}
                  name={store.name}
                  href={href(store.path)}
                  address={[storeAddressLines(store.address).join(", ")]}
                  distance={store.distance === null ? undefined : formatDistance(store.distance, locale)}
                  status={openState(store, now)}
                >
                  <div>
                    <StockInStore shelf={shelves.get(store.erpStoreId)} options={sizes} selected={chosen?.id} />
                  </div>
                </StoreCard>
              ))}
            </div>
          </>
        ) : (
          <Waiting />
        )}
      </div>
    </ShopOverlay>
  );
}
