/** What paid for part of an order beside money, as shoppers know it: `Gift card ending 81`. Of a code only the end is told. */
export function creditLabel(credit: { readonly type: "voucher"; readonly code: string } | { readonly type: "points" }): string {
  return credit.type === "voucher" ? `Gift card ending ${credit.code.slice(-2)}` : "Qantas Points";
}
