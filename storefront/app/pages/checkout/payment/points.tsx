import { Button } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { OptionLine } from "@tread/design-system/option-rows";
import { Skeleton } from "@tread/design-system/skeleton";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { VoucherRow } from "@tread/design-system/voucher-row";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";
import { formatPoints, pointsFor } from "#domain/loyalty/points.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { CheckoutInfo } from "../../../features/checkout/checkout-api.ts";
import type { PointsView } from "../../../features/checkout/use-points.ts";
import type { MembershipClaim } from "../../../features/loyalty/membership-entry.tsx";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { onDemand } from "../../../platform/hydration/on-demand.tsx";
import { EntryToggle } from "./entry-toggle.tsx";

const MembershipEntry = onDemand(
  () => import("../../../features/loyalty/membership-entry.tsx"),
  <Skeleton shape="box" height={80} />,
);
const RedeemPoints = onDemand(() => import("../../../features/loyalty/redeem-points.tsx"));

const actions = { label: "Add", busy: "Checking" } as const;

export interface PointsProps {
  view: PointsView;
  /** What the order comes to as it stands now; undefined while it is being worked out. */
  settled: CheckoutInfo | undefined;
}

/** A row for frequent-flyer points: whose they are, how many there are, and what they pay of this order. */
export function Points({ view, settled }: PointsProps) {
  const { code: country } = useCountry();
  const [adding, setAdding] = useState(false);
  const [redeeming, setRedeeming] = useState(false);
  const [said, setSaid] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const { membership, balance, problem, quote, ended } = view;
  const money = (cents: number) => formatMoney(cents, country);

  // A quote is for just its amount: what the order no longer comes to, it cannot pay.
  const isTooMuch = quote !== null && settled !== undefined && quote.currencyAmount > settled.grandTotal;
  const takeOff = useEffectEvent(view.takeOff);
  useEffect(() => {
    if (isTooMuch) takeOff(loyaltyMessages.moreThanOrder);
  }, [isTooMuch]);

  const say = (change: () => void, words: string) => {
    // What had focus goes away with it.
    flushSync(() => {
      change();
      setSaid(words);
    });
    button.current?.focus();
  };
  const add = async (claim: MembershipClaim) => {
    const refusal = await view.add(claim);
    if (refusal === null) say(() => setAdding(false), `Membership ${claim.memberId} added.`);
    return refusal;
  };
  const news = <VisuallyHidden role="status">{ended ?? said}</VisuallyHidden>;

  if (!membership) {
    return (
      <>
        <OptionLine
          icon={<Icon name="plane" />}
          title="Qantas Points"
          meta={adding ? undefined : "Earn or spend"}
          end={
            <EntryToggle
              ref={button}
              open={adding}
              label="Add membership"
              preload={MembershipEntry.preload}
              onToggle={() => setAdding(!adding)}
            />
          }
        >
          {adding && <MembershipEntry action={actions} onClaim={add} />}
        </OptionLine>
        {news}
      </>
    );
  }
  const canRedeem = balance !== undefined && balance.worth > 0;
  return (
    <>
      <VoucherRow
        kind="points"
        title="Qantas Points"
        {...(quote && { used: money(quote.currencyAmount) })}
        description={
          <>
            {quote
              ? formatPoints(quote.points)
              : balance
                ? formatPoints(balance.points) + (canRedeem ? `, about ${money(balance.worth)}` : "")
                : problem
                  ? null
                  : "Looking at your points…"}
            {(quote || balance) && ". "}
            Membership {membership.memberId}
          </>
        }
        action={
          problem?.retry ? (
            <Button size="sm" variant="secondary" onClick={problem.retry}>
              Try again
            </Button>
          ) : canRedeem ? (
            <Button
              ref={button}
              size="sm"
              variant="secondary"
              onPointerEnter={RedeemPoints.preload}
              onFocus={RedeemPoints.preload}
              onClick={() => setRedeeming(true)}
            >
              {quote ? "Change" : "Use points"}
            </Button>
          ) : undefined
        }
        {...(quote
          ? { onRemove: () => say(() => view.takeOff(), "Your points are taken off.") }
          : view.isGuests && { onRemove: () => say(view.remove, "Your membership is taken off.") })}
        error={problem?.message ?? ended ?? (balance && !canRedeem && !quote ? fewPoints : undefined)}
      />
      {news}
      {redeeming && balance && (
        <RedeemPoints
          points={balance.points}
          grandTotal={settled?.grandTotal}
          amountOutstanding={settled?.amountOutstanding}
          current={quote?.currencyAmount}
          onRedeem={view.redeem}
          onClose={() => setRedeeming(false)}
        />
      )}
    </>
  );
}

const fewPoints = `It takes ${formatPoints(pointsFor(100))} to pay a dollar.`;
