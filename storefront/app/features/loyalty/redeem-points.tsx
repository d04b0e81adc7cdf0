import { Button } from "@tread/design-system/button";
import { FieldPrefix, TextField } from "@tread/design-system/field";
import { Note } from "@tread/design-system/note";
import { Heading, Text } from "@tread/design-system/text";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";
import { formatPoints, pointsFor } from "#domain/loyalty/points.ts";
import { firstToRedeem, mostToRedeem, readDollars, redeemProblem } from "#domain/loyalty/quote.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { ShopOverlay } from "../shop/shop-overlay.tsx";
import { useCountry } from "../shop/use-shop.ts";
import * as styles from "./loyalty.css.ts";

export interface RedeemPointsProps {
  /** Points on the membership. */
  points: number;
  /** What the order comes to before points and gift cards, in cents; undefined while it is being worked out anew. */
  grandTotal: number | undefined;
  /** What gift cards and points leave to pay of it, in cents. */
  amountOutstanding: number | undefined;
  /** Cents that points pay already. */
  current: number | undefined;
  /** Has points pay so many cents. Resolves with why not, or null. */
  onRedeem: (cents: number) => Promise<string | null>;
  onClose: () => void;
}

/**
 * Asks how many dollars of an order points shall pay. When the order changes meanwhile it says so, and what was chosen has to be looked
 * at again (ERRCAT-83).
 */
export default function RedeemPoints({
  points,
  grandTotal,
  amountOutstanding = 0,
  current,
  onRedeem,
  onClose,
}: RedeemPointsProps) {
  const { code: country } = useCountry();
  const field = useRef<HTMLInputElement>(null);
  const money = (cents: number) => formatMoney(cents, country);
  // What the shopper has in view; the total of an order that is being worked out anew is not known yet.
  const [total, setTotal] = useState(grandTotal);
  const [isChanged, setChanged] = useState(false);
  const most = mostToRedeem(points, total ?? 0);
  const first = firstToRedeem(points, { grandTotal: grandTotal ?? 0, amountOutstanding });
  const [typed, type] = useState(() => String((current ?? first) / 100));
  const [error, setError] = useState<string | undefined>();
  const setTyped = (next: string) => {
    type(next);
    // What was wrong with another amount is not wrong with this one.
    setError(undefined);
  };
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  if (grandTotal !== undefined && grandTotal !== total) {
    setTotal(grandTotal);
    if (total !== undefined) {
      setChanged(true);
      setRefusal(null);
    }
    const next = mostToRedeem(points, grandTotal);
    if (total === undefined || (readDollars(typed) ?? 0) > next) setTyped(String((total === undefined ? first : next) / 100));
  }

  const amount = readDollars(typed);
  const isPayable = amount !== undefined && amount > 0 && amount <= most;
  const complain = (message: string) => {
    flushSync(() => setError(message));
    field.current?.focus();
  };
  const redeem = async () => {
    if (asking || grandTotal === undefined) return;
    const problem = redeemProblem(typed, most);
    if (problem) {
      return complain(problem.code === "tooMuch" ? `Use ${money(problem.most)} or less.` : "Enter whole dollars, such as 20.");
    }
    setAsking(true);
    setRefusal(null);
    const refused = await onRedeem(amount as number);
    setAsking(false);
    if (refused === null) onClose();
    else setRefusal(refused);
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void redeem();
  };

  return (
    <ShopOverlay
      open
      onOpenChange={onClose}
      position="center"
      width="sm"
      label="Use points"
      header={<Heading level={2} size="sm" shout="Use" aside="points" />}
      backdrop
      initialFocus={field}
      closeLabel="Close points"
    >
      <div className={styles.redeem}>
        <Text>
          You have {formatPoints(points)}. Two hundred of them take a dollar off, and this order can take up to {money(most)}.
        </Text>
        <div role="alert">
          {isChanged && <Note tone="warning">{loyaltyMessages.orderChanged}</Note>}
          {refusal && <Note tone="error">{refusal}</Note>}
        </div>
        <TextField
          ref={field}
          name="pointsDollars"
          label="Dollars off"
          required
          inputMode="numeric"
          autoComplete="off"
          prefix={<FieldPrefix bare>$</FieldPrefix>}
          value={typed}
          onChange={setTyped}
          onKeyDown={onEnter}
          error={error}
        />
        <Text variant="body.sm" tone="secondary" role="status">
          {isPayable
            ? `Takes ${formatPoints(pointsFor(amount))} and leaves ${formatPoints(points - pointsFor(amount))}.`
            : `Whole dollars, from ${money(100)} to ${money(most)}.`}
        </Text>
        <div className={styles.redeemActions}>
          <Button
            size="lg"
            loading={asking}
            loadingLabel="Asking"
            disabled={grandTotal === undefined && !asking}
            onClick={() => void redeem()}
          >
            Use points
          </Button>
          {amount !== most && (
            <Button size="lg" variant="secondary" onClick={() => setTyped(String(most / 100))}>
              Use the most
            </Button>
          )}
        </div>
      </div>
    </ShopOverlay>
  );
}
