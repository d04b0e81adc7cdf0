import { Button } from "@tread/design-system/button";
import { TextField } from "@tread/design-system/field";
import { VoucherForm } from "@tread/design-system/voucher-row";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { StoredVoucher } from "#domain/checkout/checkout-state.ts";
import { problemMessage, voucherCodeMessages, voucherPinMessages } from "#domain/fields/messages.ts";
import { normaliseVoucherCode, normaliseVoucherPin, voucherCodeProblem, voucherPinProblem } from "#domain/fields/voucher.ts";

/** Why a gift card was not added, and the field to say it at. */
export interface VoucherRefusal {
  readonly field: "code" | "pin";
  readonly message: string;
}

export interface VoucherEntryProps {
  /** What has been typed so far. */
  draft: StoredVoucher;
  onChange: (draft: StoredVoucher) => void;
  /** Adds what was typed. Resolves with why not, or null. */
  onApply: (claim: StoredVoucher) => Promise<VoucherRefusal | null>;
}

/**
 * Code and PIN of a gift card. It is no form of its own, as it stands inside that of the payment: it complains only when it is
 * applied, never when it is passed by.
 */
export default function VoucherEntry({ draft, onChange, onApply }: VoucherEntryProps) {
  const code = useRef<HTMLInputElement>(null);
  const pin = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<{ code?: string; pin?: string }>({});
  const [applying, setApplying] = useState(false);
  const underway = useRef(false);
  useEffect(() => code.current?.focus(), []);

  const complain = (next: { code?: string; pin?: string }) => {
    flushSync(() => setErrors(next));
    (next.code ? code : pin).current?.focus();
  };

  const apply = async () => {
    if (underway.current) return;
    const codeProblem = voucherCodeProblem(draft.code);
    const pinProblem = voucherPinProblem(draft.pin);
    if (codeProblem || pinProblem) {
      return complain({
        ...(codeProblem && { code: problemMessage(voucherCodeMessages, codeProblem) }),
        ...(pinProblem && { pin: problemMessage(voucherPinMessages, pinProblem) }),
      });
    }
    underway.current = true;
    setApplying(true);
    setErrors({});
    try {
      const refusal = await onApply({ code: normaliseVoucherCode(draft.code), pin: normaliseVoucherPin(draft.pin) });
      if (refusal) complain({ [refusal.field]: refusal.message });
    } finally {
      underway.current = false;
      setApplying(false);
    }
  };

  const onEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // It would send the whole payment.
    event.preventDefault();
    void apply();
  };

  return (
    <VoucherForm
      onKeyDown={onEnter}
      apply={
        <Button variant="secondary" size="lg" block loading={applying} loadingLabel="Checking" onClick={() => void apply()}>
          Apply
        </Button>
      }
    >
      <TextField
        ref={code}
        name="giftCardNumber"
        label="Gift card number"
        required
        autoComplete="off"
        autoCapitalize="characters"
        value={draft.code}
        onChange={(value) => onChange({ ...draft, code: value })}
        error={errors.code}
      />
      <TextField
        ref={pin}
        name="giftCardPin"
        label="PIN"
        required
        autoComplete="off"
        inputMode="numeric"
        value={draft.pin}
        onChange={(value) => onChange({ ...draft, pin: value })}
        error={errors.pin}
      />
    </VoucherForm>
  );
}
