import { Badge } from "@tread/design-system/badge";
import { OptionRow, OptionRows } from "@tread/design-system/option-rows";
import type { ReactNode } from "react";
import { addressLines } from "#domain/checkout/address-lines.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import type { SavedAddresses } from "./use-saved-addresses.ts";

/** The choice of an address that is not kept. */
export const newAddress = "new";

export interface SavedAddressRowsProps {
  saved: SavedAddresses;
  /** What is chosen: "Delivery address". */
  legend: string;
  /** The form's name of the choice. */
  name: string;
  /** Which default has a badge. */
  purpose: "isDefaultShipping" | "isDefaultBilling";
  /** Id of the chosen one, or `newAddress`. */
  value: string;
  onChange: (id: string) => void;
  /** The fields of another address. */
  children: ReactNode;
}

/** The kept addresses to choose from, and another one last. Whoever keeps none has the fields alone. */
export function SavedAddressRows({ saved, legend, name, purpose, value, onChange, children }: SavedAddressRowsProps) {
  if (saved.addresses.length === 0) {
    return (
      <>
        {saved.failed && <LoadFailedNote tone="warning" message="Unable to load your saved addresses." onRetry={saved.retry} />}
        {children}
      </>
    );
  }
  return (
    <OptionRows legend={legend} name={name} value={value} onChange={onChange}>
      {saved.addresses.map((address) => (
        <OptionRow
          key={address.id}
          value={address.id}
          title={address.contactName}
          meta={addressLines(address).slice(0, -1).join(", ")}
          end={address[purpose] && <Badge>Default</Badge>}
        />
      ))}
      <OptionRow value={newAddress} title="New address">
        {children}
      </OptionRow>
    </OptionRows>
  );
}
