import { VoucherRow } from "@tread/design-system/voucher-row";
import { formatMoney } from "#domain/money/format-money.ts";
import type { Voucher } from "#domain/vouchers/voucher.ts";
import { unusableMessage } from "#domain/vouchers/voucher-messages.ts";
import { useCountry } from "../shop/use-shop.ts";

export interface AppliedVouchersProps {
  vouchers: readonly Voucher[];
  /** What each of them pays, in cents, by its code; undefined until it is known. */
  usages: Readonly<Record<string, { readonly amount: number }>> | undefined;
  /** Left out where they pay for nothing yet. */
  onRemove?: (code: string) => void;
}

/** A row for each gift card: what it pays, what stays on it, and the way to take it off where it is applied. */
export default function AppliedVouchers({ vouchers, usages, onRemove }: AppliedVouchersProps) {
  const { code: country, locale, timeZone } = useCountry();
  const money = (cents: number) => formatMoney(cents, country);
  const day = (seconds: number) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(seconds * 1000);
  return vouchers.map((voucher) => {
    const used = usages?.[voucher.code]?.amount ?? 0;
    const left = voucher.amountRemaining - used;
    return (
      <VoucherRow
        key={voucher.code}
        kind="gift-card"
        code={voucher.code}
        {...(used > 0 && { used: money(used) })}
        balance={money(voucher.amountRemaining)}
        {...(used > 0 && left > 0 && { remaining: money(left) })}
        expires={day(voucher.expires)}
        expired={voucher.isExpired}
        {...(onRemove && { onRemove: () => onRemove(voucher.code) })}
        error={unusableMessage(voucher) ?? undefined}
      />
    );
  });
}
