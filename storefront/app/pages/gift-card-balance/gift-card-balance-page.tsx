import { Section, Wrap } from "@tread/design-system/layout";
import { OptionList } from "@tread/design-system/option-rows";
import { Heading, Text } from "@tread/design-system/text";
import { useState } from "react";
import type { StoredVoucher } from "#domain/checkout/checkout-state.ts";
import type { Voucher } from "#domain/vouchers/voucher.ts";
import * as styles from "../../features/checkout/checkout.css.ts";
import { NeedsScript } from "../../features/shop/needs-script.tsx";
import AppliedVouchers from "../../features/vouchers/applied-vouchers.tsx";
import { checkClaim } from "../../features/vouchers/check-claim.ts";
import VoucherEntry from "../../features/vouchers/voucher-entry.tsx";
import { useAppStore } from "../../platform/store/hooks.ts";

const nothingTyped: StoredVoucher = { code: "", pin: "" };

/** What is left on a gift card, for whoever has its number and PIN. Neither is kept once it is answered for. */
export function GiftCardBalancePage() {
  const { dispatch } = useAppStore();
  const [draft, setDraft] = useState(nothingTyped);
  const [found, setFound] = useState<Voucher | null>(null);

  const look = async (claim: StoredVoucher) => {
    setFound(null);
    const answer = await checkClaim(dispatch, claim);
    if ("refusal" in answer) return answer.refusal;
    setFound({ ...answer.voucher, pin: "" });
    setDraft(nothingTyped);
    return null;
  };

  return (
    <Section as="div">
      <Wrap measure>
        <div className={styles.section}>
          <Heading level={1} size="lg" shout="Balance" aside="of a gift card" />
          <Text>Its number and PIN are in the email that brought it.</Text>
          <NeedsScript what="Checking a gift card" instead="ask" />
          <VoucherEntry draft={draft} onChange={setDraft} onApply={look} label="See balance" opened={false} />
          <div role="status" className={styles.problem}>
            {found && (
              <OptionList>
                <AppliedVouchers vouchers={[found]} usages={undefined} />
              </OptionList>
            )}
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
