import type { CurrencyCode } from "#domain/country/country.ts";
import type { SheetAddress } from "#domain/express/express-address.ts";
import type { SheetContact } from "#domain/express/express-contact.ts";

/** A way of delivery: `price` as the shopper reads it, `amount` in cents. */
export interface SheetOption {
  readonly code: string;
  readonly label: string;
  readonly price: string;
  readonly amount: number;
}

/** What a sheet shows of an order that is not all chosen yet. */
export interface SheetView {
  readonly options: readonly SheetOption[];
  /** Code of the delivery that the total counts; null while there is none. */
  readonly selected: string | null;
  /** What is left to pay as the shopper reads it: `NZ$190.00`. */
  readonly total: string;
  /** The same in cents. */
  readonly amount: number;
}

/** Why what was chosen cannot be had, as a sentence, and what there is instead where that has changed. The sheet stays open. */
export interface SheetRefusal {
  readonly problem: string;
  readonly view?: SheetView;
}

/** Everything that a sheet knows once the payment is approved. */
export interface SheetChoices {
  readonly contact: SheetContact;
  readonly address: SheetAddress;
  readonly methodCode: string | null;
  readonly instructions?: string;
  readonly authorityToLeave?: unknown;
}

/** What is approved: so many cents and, in instalments, the checkout. */
export interface SheetApproval {
  readonly amount: number;
  readonly checkout?: string;
}

/** What a sheet asks the shop while it is open. Whatever these throw ends it. */
export interface ExpressHandlers {
  /** Another address was chosen, of which only the rough place is told. */
  readonly onAddress: (address: SheetAddress) => Promise<SheetView | SheetRefusal>;
  /** Another delivery was chosen. */
  readonly onOption: (code: string) => Promise<SheetView | SheetRefusal>;
  /** The shopper pays: the last word of the shop on who, where and how much. */
  readonly onApprove: (choices: SheetChoices) => Promise<SheetApproval | SheetRefusal>;
}

/** What a sheet begins with. */
export interface ExpressRequest {
  readonly currency: CurrencyCode;
  /** Where it can go: ISO 3166 alpha-2. */
  readonly countries: readonly string[];
  readonly view: SheetView;
  /** Whether it asks for delivery instructions and for leave to leave the parcel. */
  readonly takesInstructions: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const text = (from: Record<string, unknown>, key: string): string | undefined => {
  const value = from[key];
  return typeof value === "string" ? value : undefined;
};

/** An address as a sheet tells it; what is missing is empty. */
function readAddress(value: unknown): SheetAddress {
  const from = isRecord(value) ? value : {};
  const lines = Array.isArray(from.lines) ? from.lines.filter((line): line is string => typeof line === "string") : undefined;
  return {
    name: text(from, "name"),
    lines,
    suburb: text(from, "suburb"),
    locality: text(from, "locality") ?? "",
    region: text(from, "region") ?? "",
    postcode: text(from, "postcode") ?? "",
    country: text(from, "country") ?? "",
  };
}

function readChoices(value: unknown): SheetChoices {
  const from = isRecord(value) ? value : {};
  const contact = isRecord(from.contact) ? from.contact : {};
  const instructions = text(from, "instructions");
  return {
    contact: {
      email: text(contact, "email"),
      firstName: text(contact, "firstName"),
      lastName: text(contact, "lastName"),
      name: text(contact, "name"),
      phone: text(contact, "phone"),
    },
    address: readAddress(from.address),
    methodCode: text(from, "methodCode") ?? null,
    ...(instructions !== undefined && { instructions }),
    authorityToLeave: from.authorityToLeave,
  };
}

/** Has the shop answer what a sheet asks; undefined for what is no question. */
export function answerSheet(handlers: ExpressHandlers, asked: unknown): Promise<unknown> | undefined {
  if (!isRecord(asked)) return undefined;
  switch (asked.about) {
    case "address":
      return handlers.onAddress(readAddress(asked.address));
    case "option":
      return handlers.onOption(text(asked, "code") ?? "");
    case "approve":
      return handlers.onApprove(readChoices(asked.choices));
    default:
      return undefined;
  }
}
