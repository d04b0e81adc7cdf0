import { AddressCard } from "@tread/design-system/address-card";
import { Badge } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { EmptyState } from "@tread/design-system/empty-state";
import { Icon } from "@tread/design-system/icon";
import { LinkButton } from "@tread/design-system/link";
import { Skeleton } from "@tread/design-system/skeleton";
import { useRef, useState } from "react";
import { addressLines } from "#domain/checkout/address-lines.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { fullName } from "#domain/fields/full-name.ts";
import * as styles from "../../../features/account/account.css.ts";
import {
  type Account,
  type SavedAddress,
  useAddressesQuery,
  useDeleteAddressMutation,
  useSaveAddressMutation,
} from "../../../features/account/account-api.ts";
import { AccountHeading } from "../../../features/account/account-heading.tsx";
import { noticeGone } from "../../../features/account/notice-gone.ts";
import { useAskFirst } from "../../../features/account/use-ask-first.ts";
import { WithAccount } from "../../../features/account/with-account.tsx";
import { keepFocusNear } from "../../../features/alerts/keep-focus-near.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { isSessionOver } from "../../../features/session/is-session-over.ts";
import { readUnsaved } from "../../../features/session/unsaved-draft.ts";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { onDemand } from "../../../platform/hydration/on-demand.tsx";
import { useAppDispatch, useAppSelector } from "../../../platform/store/hooks.ts";
import type { AddressEntry } from "./address-form.tsx";

const AddressForm = onDemand(() => import("./address-form.tsx"), <Skeleton shape="box" height={920} />);

const failed = (content: string) => showAlert({ type: "ERROR", content, duration: alertConfiguration.addFailureDurationMs });

/** The id of the button that opens an address. */
const editId = (id = "") => `edit-${id}`;

interface KeptAddressProps {
  address: SavedAddress;
  onEdit: () => void;
  /** It is gone, and with it what had focus. */
  onDeleted: () => void;
}

function KeptAddress({ address, onEdit, onDeleted }: KeptAddressProps) {
  const dispatch = useAppDispatch();
  const { refetch } = useAddressesQuery();
  const [save, { isLoading: saving }] = useSaveAddressMutation();
  const [remove, { isLoading: removing }] = useDeleteAddressMutation();
  const { asking, ask, opening, leave, leaving } = useAskFirst();

  const { id, isDefaultBilling, isDefaultShipping, ...place } = address;
  const name = `${place.contactName}, ${place.street1}`;
  const makeDefault = async (what: "isDefaultShipping" | "isDefaultBilling") => {
    if (saving) return;
    // It may have been changed elsewhere since it was read here, and is sent whole.
    const { data: kept } = await refetch();
    const { id: _, ...body } = kept?.find((one) => one.id === id) ?? address;
    const { error } = await save({ id, body: { ...body, isDefaultShipping: false, isDefaultBilling: false, [what]: true } });
    if (error && isSessionOver(error)) return;
    if (dispatch(noticeGone(error))) return dispatch(failed("That address has been deleted elsewhere."));
    dispatch(
      error ? failed("We couldn't change your default address. Try again.") : showAlert({ content: "Your default is changed." }),
    );
  };
  const onDelete = async () => {
    if (removing) return;
    const { error } = await remove(id);
    if (error && isSessionOver(error)) return;
    if (error && !dispatch(noticeGone(error))) return dispatch(failed("We couldn't delete that address. Try again."));
    dispatch(showAlert({ content: "Address deleted." }));
    onDeleted();
  };
  return (
    <AddressCard
      title={place.contactName}
      level={2}
      lines={addressLines(place)}
      badges={
        (isDefaultShipping || isDefaultBilling) && (
          <>
            {isDefaultShipping && <Badge tone="ink">Default for delivery</Badge>}
            {isDefaultBilling && <Badge>Default for billing</Badge>}
          </>
        )
      }
      actions={
        asking ? (
          <>
            <Button size="sm" loading={removing} loadingLabel="Deleting" onClick={onDelete}>
              Delete it
            </Button>
            <Button ref={leaving} size="sm" variant="secondary" onClick={leave}>
              Keep it
            </Button>
          </>
        ) : (
          <>
            <LinkButton id={editId(id)} aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </LinkButton>
            <LinkButton ref={opening} aria-label={`Delete ${name}`} onClick={ask}>
              Delete
            </LinkButton>
            {!isDefaultShipping && (
              <LinkButton
                ref={keepFocusNear}
                aria-label={`Deliver here: ${name}`}
                onClick={() => makeDefault("isDefaultShipping")}
              >
                Deliver here
              </LinkButton>
            )}
            {!isDefaultBilling && (
              <LinkButton ref={keepFocusNear} aria-label={`Bill here: ${name}`} onClick={() => makeDefault("isDefaultBilling")}>
                Bill here
              </LinkButton>
            )}
          </>
        )
      }
    />
  );
}

function AddressesSkeleton() {
  return (
    <div className={styles.addresses} aria-busy="true">
      <Skeleton shape="box" height={220} />
      <Skeleton shape="box" height={220} />
    </div>
  );
}

function Addresses({ account: { customer } }: { account: Account }) {
  const dispatch = useAppDispatch();
  const shop = useCountry();
  const { data: addresses, isError, isFetching, refetch } = useAddressesQuery();
  const username = useAppSelector(({ session }) => session.username);
  const newAddress: AddressEntry = {
    country: shop.code === "nz" ? "NZ" : "AU",
    contactName: fullName(customer),
    type: "ENTERED",
    isDefaultShipping: false,
    isDefaultBilling: false,
  };
  const [open, setOpen] = useState<AddressEntry | null>(null);
  // The form that was open when the session ended is opened again for what had been typed.
  const [interrupted, setInterrupted] = useState(() => readUnsaved("address", username, newAddress));
  const add = useRef<HTMLButtonElement>(null);

  if (!addresses) {
    return isError && !isFetching ? (
      <LoadFailedNote message="Unable to load your addresses." onRetry={refetch} />
    ) : (
      <AddressesSkeleton />
    );
  }
  /** Of the last one that was deleted nothing is left but another button to add one, which is there with the next drawing. */
  const onDeleted = () => requestAnimationFrame(() => add.current?.focus());
  const shown = open ?? (interrupted && (addresses.find(({ id }) => id === interrupted.id) ?? newAddress));
  const close = () => {
    setOpen(null);
    setInterrupted(null);
    // The form that had focus goes with the next drawing; what has opened it is back then.
    requestAnimationFrame(() => (document.getElementById(editId(shown?.id)) ?? add.current)?.focus());
  };
  if (shown) {
    const onSaved = () => {
      dispatch(showAlert({ content: "Address saved." }));
      close();
    };
    return <AddressForm start={shown} onSaved={onSaved} onCancel={close} />;
  }
  const addButton = (
    <Button ref={add} size="lg" iconStart={<Icon name="plus" size="md" />} onClick={() => setOpen(newAddress)}>
      Add an address
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <EmptyState shout="No fixed" aside="abode?" size="md" sentence="Save an address and checkout fills itself in.">
        {addButton}
      </EmptyState>
    );
  }
  return (
    <div className={styles.content}>
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li className={styles.addressPlace} key={address.id}>
            <KeptAddress address={address} onEdit={() => setOpen(address)} onDeleted={onDeleted} />
          </li>
        ))}
      </ul>
      <div>{addButton}</div>
    </div>
  );
}

/** The addresses that the shopper keeps: add, change, delete, make one the default (ROUTE-32; ADDR-12). */
export function AddressesPage() {
  return (
    <>
      <AccountHeading shout="Addresses" />
      <WithAccount skeleton={<AddressesSkeleton />}>{(account) => <Addresses account={account} />}</WithAccount>
    </>
  );
}
