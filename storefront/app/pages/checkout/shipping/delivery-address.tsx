import type { AddressDraft } from "#domain/fields/address.ts";
import type { AddressErrors } from "../../../features/checkout/address-errors.ts";
import { AddressFields } from "../../../features/checkout/address-fields.tsx";
import { newAddress, SavedAddressRows } from "../../../features/checkout/saved-address-rows.tsx";
import type { useDeliveryAddress } from "./use-delivery-address.ts";

export interface DeliveryAddressProps {
  to: ReturnType<typeof useDeliveryAddress>;
  /** What the address is called. */
  title: string;
  errors: AddressErrors;
  onPick: (id: string) => void;
  onType: (draft: AddressDraft) => void;
  /** A field has been left. */
  onLeave: () => void;
}

/** The account's addresses to choose from, and the fields of another one. */
export function DeliveryAddress({ to, title, errors, onPick, onType, onLeave }: DeliveryAddressProps) {
  return (
    <SavedAddressRows
      saved={to.saved}
      legend={title}
      name="savedAddress"
      purpose="isDefaultShipping"
      value={to.kept ? to.kept.id : newAddress}
      onChange={onPick}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears that a field inside is left, and is none itself. */}
      <div onBlur={onLeave}>
        <AddressFields purpose="shipping" value={to.draft} onChange={onType} errors={errors} offered={to.offered} />
      </div>
    </SavedAddressRows>
  );
}
