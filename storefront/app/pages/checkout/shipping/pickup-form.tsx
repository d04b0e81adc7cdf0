import { Button } from "@tread/design-system/button";
import { useForm } from "@tread/design-system/form";
import { LinkButton } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { OptionRows } from "@tread/design-system/option-rows";
import { Skeleton } from "@tread/design-system/skeleton";
import { StoreOption } from "@tread/design-system/store-card";
import { Text, Title } from "@tread/design-system/text";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import type { PickupStore } from "#domain/checkout/checkout-state.ts";
import { pickupContactName } from "#domain/checkout/recipient.ts";
import { shippingProblem } from "#domain/checkout/shipping-selection.ts";
import { shippingMessages } from "#domain/fields/messages.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { formatDistance } from "#domain/stores/distance.ts";
import { openState } from "#domain/stores/opening-hours.ts";
import { handsOutOrders, pickupReady } from "#domain/stores/pickup-ready.ts";
import { storeAddressLines } from "#domain/stores/store.ts";
import { keepFocusNear } from "../../../features/alerts/keep-focus-near.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { checkoutChanged } from "../../../features/checkout/checkout-slice.ts";
import type { CheckoutView } from "../../../features/checkout/use-checkout.ts";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { PlaceField } from "../../../features/stores/place-field.tsx";
import { type ListedStore, useStoresListQuery } from "../../../features/stores/stores-api.ts";
import { useNow } from "../../../features/stores/use-now.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";

/** ERRCAT-65. */
const unableToLoadStores = "Unable to load stores.";
const unableToLoadMethods = "We can't load the ways of pickup right now, so try again in a moment.";

/** Stores shown before the shopper asks for more. */
const fewStores = 4;

/** What checkout keeps of a store. */
function pickupStore({ erpStoreId, name, phone, address }: ListedStore): PickupStore {
  const { country, postcode, region, street1, street2, locality } = address;
  return { erpStoreId, name, phone, address: { country, postcode, region, street1, street2, locality } };
}

function readiness(store: ListedStore, hasStock: boolean, now: number): string {
  if (!hasStock) return "Not everything in stock";
  return pickupReady(store, now)?.inAnHour
    ? "Everything in stock, ready in an hour"
    : "Everything in stock, ready an hour after it opens";
}

/** Choosing the store to pick the order up from: those that have all of the cart, the nearest first (SHIP-14). */
export default function PickupForm({ state, info, failed, retry, foot }: CheckoutView & { foot: ReactNode }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const shop = useCountry();
  const now = useNow();
  // Nobody has asked for a place yet: the order's own way there, or who has lost the store wants the next one.
  const [start] = useState(state.delivery.address?.postcode || state.pickup.store?.address.postcode || "");
  const [near, setNear] = useState(start);
  const [showsAll, setShowsAll] = useState(false);
  const { data, isError, isFetching, refetch } = useStoresListQuery({ near });
  const method = info?.availableShippingMethods.find(({ type }) => type === "storePickup");
  const stores = (data?.stores ?? []).filter((store) => handsOutOrders(store, now));
  const hasStock = ({ erpStoreId }: { erpStoreId: string }) => info?.storeIdsWithStock.includes(erpStoreId) === true;
  const stocked = stores.filter(hasStock);
  const { store } = state.pickup;
  const chosen = store && hasStock(store) ? store : null;
  const lost = info && data && store && !chosen ? store : null;
  const isClosed = data !== undefined && lost !== null && !stores.some(({ erpStoreId }) => erpStoreId === lost.erpStoreId);
  const noStore = info?.storeIdsWithStock.length === 0;
  const shown = showsAll ? [...stocked, ...stores.filter((each) => !hasStock(each))] : stocked.slice(0, fewStores);
  const more = stores.length - shown.length;

  const choose = (erpStoreId: string) => {
    const picked = stores.find((each) => each.erpStoreId === erpStoreId);
    if (!picked || !method) return;
    dispatch(
      checkoutChanged({
        shippingType: "STORE_PICKUP",
        pickup: { options: { methodCode: method.code }, store: pickupStore(picked) },
      }),
    );
  };

  const form = useForm({
    errors: {
      store:
        method?.available === false
          ? shippingMessages.pickupMethodUnavailable
          : chosen
            ? undefined
            : shippingMessages.pickupStoreMissing,
    },
    onSubmit() {
      const selection = { ...state, shippingType: "STORE_PICKUP" as const };
      if (info && !shippingProblem(selection, info)) navigate("/checkout/payment");
    },
  });

  const lostNote = lost && (
    <Note tone="warning">
      {lost.name}, the store you picked, {isClosed ? "no longer hands out orders" : "no longer has everything in your cart"},{" "}
      {noStore ? "and no other store has everything, so have it delivered." : "so choose another."}
    </Note>
  );
  // There is nothing to choose, so nothing leads on but delivery.
  if (noStore) {
    return (
      <div className={styles.stepForm}>
        <div role="alert" className={styles.problem}>
          {lostNote}
        </div>
        {foot}
      </div>
    );
  }

  return (
    <div className={styles.section}>
      <section className={styles.section}>
        <Title level={2} size="lg">
          Pick a store
        </Title>
        <PlaceField place={near} onPlace={setNear} />
        <div role="status" className={styles.problem}>
          {data?.locality.status === "unknown" && near !== start && (
            <Text tone="secondary" style={{ overflowWrap: "anywhere" }}>
              We couldn't find “{data.locality.text}”, so these are all our stores.
            </Text>
          )}
        </div>
      </section>
      <form {...form.formProps} className={styles.stepForm}>
        <div role="alert" className={styles.problem}>
          {lostNote}
          {isError && !isFetching && <LoadFailedNote message={unableToLoadStores} onRetry={refetch} />}
          {failed && <LoadFailedNote message={unableToLoadMethods} onRetry={retry} />}
        </div>
        {data && info ? (
          <div className={styles.stack}>
            <OptionRows
              className={styles.rows}
              legend="Store to pick up from"
              name="store"
              value={chosen?.erpStoreId ?? null}
              error={form.errors.store}
              onChange={choose}
            >
              {shown.map((each) => (
                <StoreOption
                  key={each.erpStoreId}
                  value={each.erpStoreId}
                  name={each.name}
                  address={storeAddressLines(each.address).join(", ")}
                  distance={each.distance === null ? undefined : formatDistance(each.distance, shop.locale)}
                  stock={{ inStock: hasStock(each), text: readiness(each, hasStock(each), now) }}
                  price={method && (method.price === 0 ? "Free" : formatMoney(method.price, shop.code))}
                >
                  <Text variant="body.sm" tone="secondary">
                    {openState(each, now).text}. {pickupContactName(state.contact)} picks it up: bring the order email and photo
                    ID.
                  </Text>
                </StoreOption>
              ))}
            </OptionRows>
            {more > 0 && (
              <LinkButton ref={keepFocusNear} className={styles.noteLink} onClick={() => setShowsAll(true)}>
                {more === 1 ? "Show 1 more store" : `Show ${more} more stores`}
              </LinkButton>
            )}
          </div>
        ) : (
          !isError && !failed && <Skeleton shape="box" height={240} />
        )}
        <div className={styles.foot}>
          {foot}
          <Button type="submit" size="xl" disabled={!chosen && (!data || !info)}>
            Continue to payment
          </Button>
        </div>
      </form>
    </div>
  );
}
