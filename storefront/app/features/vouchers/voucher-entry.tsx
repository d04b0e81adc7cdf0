import type { StoredVoucher } from "#domain/checkout/checkout-state.ts";
import { voucherCodeMessages, voucherPinMessages } from "#domain/fields/messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { normaliseVoucherCode, normaliseVoucherPin, voucherCodeProblem, voucherPinProblem } from "#domain/fields/voucher.ts";
import { ClaimEntry, type ClaimRefusal } from "../forms/claim-entry.tsx";

/** Why a gift card was not added, and the field to say it at. */
export type VoucherRefusal = Required<ClaimRefusal<keyof StoredVoucher>>;

export interface VoucherEntryProps {
  /** What has been typed so far. */
  draft: StoredVoucher;
  onChange: (draft: StoredVoucher) => void;
  /** Does with what was typed what the button says. Resolves with why not, or null. */
  onApply: (claim: StoredVoucher) => Promise<VoucherRefusal | null>;
  /** What the button says: "Apply" unless said otherwise. What has a word of its own has a page of its own. */
  label?: string;
  /** It has just been opened, so its first field takes focus. */
  opened?: boolean;
}

const fields = {
  code: { name: "giftCardNumber", label: "Gift card number", autoComplete: "off", autoCapitalize: "characters" },
  pin: { name: "giftCardPin", label: "PIN", autoComplete: "off", inputMode: "numeric" },
} as const;

function problemsOf({ code, pin }: StoredVoucher) {
  const codeProblem = voucherCodeProblem(code);
  const pinProblem = voucherPinProblem(pin);
  return {
    code: codeProblem && problemMessage(voucherCodeMessages, codeProblem),
    pin: pinProblem && problemMessage(voucherPinMessages, pinProblem),
  };
}

/** Code and PIN of a gift card. */
export default function VoucherEntry({ draft, onChange, onApply, label, opened = true }: VoucherEntryProps) {
  return (
    <ClaimEntry
      fields={fields}
      draft={{ code: draft.code, pin: draft.pin }}
      onChange={onChange}
      problemsOf={problemsOf}
      onApply={() => onApply({ code: normaliseVoucherCode(draft.code), pin: normaliseVoucherPin(draft.pin) })}
      action={{ label: label ?? "Apply", busy: "Checking", main: label !== undefined }}
      opened={opened}
    />
  );
}
