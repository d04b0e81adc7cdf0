import { Button } from "@tread/design-system/button";
import { AppliedChip } from "@tread/design-system/chip";
import { TextField } from "@tread/design-system/field";
import { LinkButton } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Promotions } from "#domain/checkout/checkout-data.ts";
import { promotionRemovalMessage } from "#domain/checkout/promotion-removal-message.ts";
import { normalisePromoCode, promoCodeProblem } from "#domain/fields/promo-code.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import * as styles from "../cart/cart.css.ts";
import { applyPromoCode, type PromoCodeOutcome, removePromoCode } from "./promo-code-actions.ts";
import { promoCodeMessages } from "./promo-code-messages.ts";

export interface PromoFormProps {
  codes: readonly string[];
  /** The offers of the codes as they stand now; undefined until they are known. */
  promotions: Promotions | undefined;
  /** They could not be asked for. */
  failed: boolean;
}

/** What is said of a code that was not taken. */
const refusals: Readonly<Record<Exclude<PromoCodeOutcome, "taken">, string>> = {
  alreadyApplied: promoCodeMessages.alreadyApplied,
  tooMany: promoCodeMessages.tooMany,
  refused: promoCodeMessages.unknown,
};

/** What a code does, in words, and whether it takes anything off; null for a code that the shop does not know. */
function effectOf(
  code: string,
  { appliedPromotions, disallowedPromotions }: Promotions,
): { applied: boolean; words: string } | null {
  const belongs = ({ relatedCouponCodes }: Promotions["appliedPromotions"][number]) => relatedCouponCodes.includes(code);
  const applied = appliedPromotions.find(belongs);
  if (applied) return { applied: true, words: applied.name };
  const disallowed = disallowedPromotions.find(belongs);
  return disallowed ? { applied: false, words: promotionRemovalMessage(disallowed, appliedPromotions) } : null;
}

/**
 * Enter a code, see what it does, take it off (PROMO-05). What the shop does not know goes off again by itself and
 * is said to be wrong; what is known but cannot be used stays with its reason.
 */
export function PromoForm({ codes, promotions, failed }: PromoFormProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [checking, setChecking] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();
  const unknown = promotions && codes.find((code) => effectOf(code, promotions) === null);

  useEffect(() => {
    if (!unknown) return;
    setRefused(promoCodeMessages.unknown);
    setChecking(null);
    // One whose offer has ended was typed long ago: which it was stands beside what is said of it.
    setText(unknown);
    dispatch(removePromoCode(unknown));
    if (input.current?.form?.contains(document.activeElement)) input.current.focus();
  }, [unknown, dispatch]);

  // The code stays in the field until the shop has said that it knows it. Where it cannot say, the totals do, and the code is on
  // the cart.
  const settled = failed || (promotions !== undefined && !unknown);
  if (checking !== null && settled && codes.includes(checking)) {
    setChecking(null);
    setText("");
  }

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (checking !== null) return;
    const code = normalisePromoCode(text);
    if (promoCodeProblem(code)) {
      setRefused(promoCodeMessages.unknown);
      input.current?.focus();
      return;
    }
    if (codes.includes(code)) {
      setRefused(refusals.alreadyApplied);
      input.current?.focus();
      return;
    }
    setChecking(code);
    setRefused(undefined);
    const outcome = await dispatch(applyPromoCode(code))
      .unwrap()
      .catch(() => null);
    if (outcome === "taken") return;
    setChecking(null);
    flushSync(() => setRefused(outcome === null ? promoCodeMessages.unableToCheck : refusals[outcome]));
    input.current?.focus();
  };

  const remove = (code: string) => {
    input.current?.focus();
    setRefused(undefined);
    dispatch(removePromoCode(code));
  };

  return (
    <>
      <form className={styles.promoRow} onSubmit={apply} noValidate>
        <TextField
          ref={input}
          label="Promo code"
          hideLabel
          name="promoCode"
          value={text}
          placeholder="Got a code?"
          autoComplete="off"
          autoCapitalize="characters"
          required
          error={refused}
          onChange={(value) => {
            setText(value);
            setRefused(undefined);
          }}
        />
        <Button type="submit" size="lg" variant="secondary" loading={checking !== null} loadingLabel="Checking">
          Apply
        </Button>
      </form>
      <ul className={styles.codes} aria-label="Promo codes on your cart">
        {codes
          .filter((code) => code !== unknown)
          .map((code) => {
            const effect = promotions ? effectOf(code, promotions) : null;
            return (
              <li key={code} className={styles.code}>
                {effect?.applied === false ? (
                  <>
                    <Text variant="body.sm" className={styles.codeWord}>
                      <s>{code}</s> Not applied
                    </Text>
                    <LinkButton aria-label={`Remove ${code}`} onClick={() => remove(code)}>
                      Remove
                    </LinkButton>
                  </>
                ) : (
                  <AppliedChip className={styles.codeWord} onClick={() => remove(code)}>
                    {code}
                  </AppliedChip>
                )}
                <Text variant="body.sm" tone="secondary">
                  {effect?.words}
                </Text>
              </li>
            );
          })}
      </ul>
    </>
  );
}
