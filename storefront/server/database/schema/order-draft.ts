import type { AddressInput, ContactInput } from "#contract/checkout.ts";
import type { Order } from "#contract/orders.ts";
import type { Parcel } from "#domain/orders/parcel.ts";

/** So many of one variant. */
export interface StockLine {
  readonly variantId: string;
  readonly qty: number;
}

/** A promotion as it was applied to an order. */
export interface AppliedOffer {
  readonly id: string;
  readonly name: string;
  /** Cents. */
  readonly discount: number;
}

/** What an order takes off one voucher. */
export interface VoucherUse {
  readonly code: string;
  /** Cents. */
  readonly amount: number;
}

/** What an order takes of a membership's points, by a quote. */
export interface PointsUse {
  readonly quoteRef: string;
  readonly memberId: string;
  /** Cents. */
  readonly amount: number;
}

/** What paid for part of an order beside money, as the shop keeps it. */
export type OrderCredit = ({ readonly type: "voucher" } & VoucherUse) | ({ readonly type: "points" } & PointsUse);

/** Points that an order earns for a member. */
export interface Earning {
  readonly memberId: string;
  readonly points: number;
}

/** An order that is ready to be recorded, once the money is held: priced, checked and complete, with nothing of the card. */
export interface OrderDraft {
  readonly contact: ContactInput;
  readonly shippingAddress: AddressInput;
  readonly billingAddress: AddressInput;
  readonly shipping: Omit<Order["shipping"], "parcel"> & {
    /** What it was sent out in; none until then, or where nobody has said. */
    readonly parcel?: Parcel;
    readonly instructions?: string;
    readonly authorityToLeave?: boolean;
    readonly erpStoreId?: string;
    /** When the store that it is picked up from is open, in words; none in orders from before it was kept. */
    readonly storeHours?: readonly string[];
  };
  readonly lines: readonly (Omit<Order["items"][number], "status" | "sentBack" | "takenBack" | "sentAt" | "deliveredAt"> & {
    /** What promotions take off the whole line, in cents; none in drafts from before it was kept. */
    readonly discount?: number;
    /** It goes by e-mail, as soon as it is ordered. */
    readonly digital?: true;
    /** It is gift cards, which go by e-mail once the order is paid. */
    readonly giftCard?: true;
    /** The offer that it was taken from. */
    readonly promotionId?: string;
  })[];
  /** What is held on the shelf for it. */
  readonly stock: readonly StockLine[];
  readonly promotions: readonly AppliedOffer[];
  /** What is held on vouchers for it; none in drafts from before there were any. */
  readonly vouchers?: readonly VoucherUse[];
  /** The points that are held for it. */
  readonly points?: PointsUse;
  /** What it earns once it is placed. */
  readonly earning?: Earning;
  /** Whose uses of a promotion were counted; see `customerIdentity`. */
  readonly customer: string;
  /** The account that places it, whose kept cart it empties; none for a guest. */
  readonly username?: string;
  readonly totals: Order["totals"];
}
