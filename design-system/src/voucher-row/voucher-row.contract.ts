import type { IconName } from "../icon/icon.contract.ts";

/** What an order can be paid down with, beside money. */
export const voucherKinds = ["gift-card", "voucher", "points"] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** How each is called and drawn unless said otherwise. */
export const voucherLooks: Readonly<Record<VoucherKind, { title: string; icon: IconName }>> = {
  "gift-card": { title: "Gift card", icon: "gift" },
  voucher: { title: "Voucher", icon: "ticket" },
  points: { title: "Points", icon: "plane" },
};
