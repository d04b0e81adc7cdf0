import { Checkbox } from "@tread/design-system/checkbox";
import { OptionRow, OptionRows } from "@tread/design-system/option-rows";
import { PaymentMarks } from "@tread/design-system/payment-marks";
import { Skeleton } from "@tread/design-system/skeleton";
import { Title } from "@tread/design-system/text";
import { useState } from "react";
import { authorisationNote, cardExpiry, cardName } from "../../../features/account/card-words.ts";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import * as styles from "../../../features/checkout/checkout.css.ts";
import type { CheckoutInfo } from "../../../features/checkout/checkout-api.ts";
import { acceptedCards } from "../../../features/payments/accepted-cards.ts";
import { CardFields } from "../../../features/payments/card-fields.tsx";
import { InstalmentOption } from "../../../features/payments/instalments/instalment-option.tsx";
import { SavedCardMark } from "../../../features/payments/saved-card-mark.tsx";
import { WalletOptions } from "../../../features/payments/wallets/wallet-options.tsx";
import { anotherCard } from "./use-payment-choice.ts";
import type { PaymentMeansView } from "./use-payment-means.ts";

export interface PayWithProps {
  means: PaymentMeansView;
  /** What the order comes to; `unknown` when it cannot be told any more, undefined before it is told for the first time. */
  totals: CheckoutInfo | "unknown" | undefined;
  /** Enter was pressed in a card field. */
  onSubmit: () => void;
  /** Why there is no payment, as a sentence. */
  onFailure: (message: string) => void;
}

/** The ways to pay: kept cards, another one, wallets and instalments, each with what it asks for once it is chosen. */
export function PayWith({ means, totals, onSubmit, onFailure }: PayWithProps) {
  const { saved, cards, way, sheet } = means;
  const loggedIn = useLoggedIn();
  // Its frames load when they are first wanted, and then stay with what is typed, whoever signs in elsewhere meanwhile.
  const [fieldsWanted, setFieldsWanted] = useState(false);
  if (!fieldsWanted && !saved.loading && way === anotherCard) setFieldsWanted(true);
  return (
    <>
      <Title level={2} size="lg">
        Pay with
      </Title>
      {saved.failed && <LoadFailedNote tone="warning" message="Unable to load your payment methods." onRetry={saved.retry} />}
      {saved.loading && !fieldsWanted ? (
        <Skeleton shape="box" height={140} />
      ) : (
        <OptionRows legend="Pay with" name="payment" value={way} onChange={means.choose}>
          {cards.usable.map((each) => (
            <OptionRow
              key={each.id}
              value={each.id}
              title={cardName(each)}
              meta={`Saved, expires ${cardExpiry(each)}`}
              end={<SavedCardMark brand={each.brand} />}
            />
          ))}
          {cards.expired.map((each) => (
            <OptionRow
              key={each.id}
              value={each.id}
              disabled
              title={cardName(each)}
              meta={`Expired ${cardExpiry(each)}`}
              end={<SavedCardMark brand={each.brand} />}
            />
          ))}
          <OptionRow
            value={anotherCard}
            title={cards.usable.length > 0 ? "Another card" : "Card"}
            end={<PaymentMarks marks={acceptedCards} label="Cards we take" />}
            keepBody={fieldsWanted || cards.usable.length === 0}
          >
            <div className={styles.section}>
              {/* A saved card that arrives later is not paid with instead of the one that is typed. */}
              <CardFields
                ref={means.fields}
                onBegin={() => means.choose(anotherCard)}
                onSubmit={onSubmit}
                onFailure={onFailure}
              />
              {loggedIn && (
                <Checkbox name="saveCard" checked={means.keepsCard} onChange={means.setKeepsCard} help={authorisationNote}>
                  Save this card for next time
                </Checkbox>
              )}
            </div>
          </OptionRow>
          <WalletOptions sheet={sheet} onFailure={onFailure} />
          {totals && <InstalmentOption totals={totals === "unknown" ? undefined : totals} sheet={sheet} onFailure={onFailure} />}
        </OptionRows>
      )}
    </>
  );
}
