import { Icon } from "@tread/design-system/icon";
import { Note } from "@tread/design-system/note";
import { OptionLine, OptionList } from "@tread/design-system/option-rows";
import { Skeleton } from "@tread/design-system/skeleton";
import { Title } from "@tread/design-system/text";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { StoredVoucher } from "#domain/checkout/checkout-state.ts";
import { checkoutConfiguration } from "#domain/configuration/configuration.ts";
import { voucherMessages } from "#domain/vouchers/voucher-messages.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import * as styles from "../../../features/checkout/checkout.css.ts";
import type { CheckoutInfo } from "../../../features/checkout/checkout-api.ts";
import type { VouchersView } from "../../../features/checkout/use-vouchers.ts";
import { onDemand } from "../../../platform/hydration/on-demand.tsx";
import { EntryToggle } from "./entry-toggle.tsx";

const VoucherEntry = onDemand(() => import("../../../features/vouchers/voucher-entry.tsx"), <Skeleton shape="box" height={80} />);

const AppliedVouchers = onDemand(
  () => import("../../../features/vouchers/applied-vouchers.tsx"),
  <Skeleton shape="box" height={72} />,
);

/** A gift card that nobody has begun to enter. */
export const emptyVoucher: StoredVoucher = { code: "", pin: "" };

export interface GiftCardsProps {
  view: VouchersView;
  /** What each of them pays, by its code; undefined until it is known. */
  usages: CheckoutInfo["creditUsages"] | undefined;
  /** What has been typed of one that is not applied yet. */
  draft: StoredVoucher;
  onDraft: (draft: StoredVoucher) => void;
  /** A row below them for what else pays before any money does. */
  children?: ReactNode;
}

/** The gift cards that pay for an order, what each covers, and the way to add another. */
export function GiftCards({ view, usages, draft, onDraft, children }: GiftCardsProps) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const adder = useRef<HTMLButtonElement>(null);

  const apply = async (claim: StoredVoucher) => {
    setSaid("");
    const refusal = await view.apply(claim);
    if (refusal) return refusal;
    // What had focus goes away with the fields.
    flushSync(() => {
      setOpen(false);
      onDraft(emptyVoucher);
      setSaid(`Gift card ending ${claim.code.slice(-2)} applied.`);
    });
    adder.current?.focus();
    return null;
  };
  const remove = (code: string) => {
    flushSync(() => {
      view.remove(code);
      setSaid(`Gift card ending ${code.slice(-2)} removed.`);
    });
    adder.current?.focus();
  };

  return (
    <section className={styles.section}>
      <Title level={2} size="lg">
        Gift cards and points
      </Title>
      {view.failed && <LoadFailedNote tone="warning" message={voucherMessages.unable} onRetry={view.retry} />}
      {view.refused.map(({ code, message }) => (
        <Note key={code} tone="warning" role="status">
          We took off the gift card ending {code.slice(-2)}. {message}
        </Note>
      ))}
      <OptionList aria-busy={view.credits === null || undefined}>
        {view.vouchers.length > 0 && <AppliedVouchers vouchers={view.vouchers} usages={usages} onRemove={remove} />}
        {view.credits === null && (
          <OptionLine>
            <Skeleton shape="box" height={44} />
          </OptionLine>
        )}
        {view.vouchers.length < checkoutConfiguration.maxVouchers && (
          <OptionLine
            icon={<Icon name="gift" />}
            title={view.vouchers.length > 0 ? "Another gift card" : "Got a gift card?"}
            end={
              <EntryToggle
                ref={adder}
                open={open}
                label="Add a gift card"
                preload={VoucherEntry.preload}
                onToggle={() => {
                  setOpen(!open);
                  onDraft(emptyVoucher);
                }}
              />
            }
          >
            {open && <VoucherEntry draft={draft} onChange={onDraft} onApply={apply} />}
          </OptionLine>
        )}
        {children}
      </OptionList>
      <div role="status" className={styles.problem}>
        {said}
      </div>
    </section>
  );
}
