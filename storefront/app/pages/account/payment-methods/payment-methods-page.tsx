import { Badge } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { EmptyState } from "@tread/design-system/empty-state";
import { Icon } from "@tread/design-system/icon";
import { LinkButton } from "@tread/design-system/link";
import { Row, Rows } from "@tread/design-system/rows";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text } from "@tread/design-system/text";
import { useRef, useState } from "react";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import * as styles from "../../../features/account/account.css.ts";
import {
  type SavedCard,
  useCardsQuery,
  useDeleteCardMutation,
  useMakeDefaultCardMutation,
} from "../../../features/account/account-api.ts";
import { AccountHeading } from "../../../features/account/account-heading.tsx";
import { cardExpiry, cardName, isExpiredCard } from "../../../features/account/card-words.ts";
import { noticeGone } from "../../../features/account/notice-gone.ts";
import { useAskFirst } from "../../../features/account/use-ask-first.ts";
import { WithAccount } from "../../../features/account/with-account.tsx";
import { keepFocusNear } from "../../../features/alerts/keep-focus-near.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { SavedCardMark } from "../../../features/payments/saved-card-mark.tsx";
import { isSessionOver } from "../../../features/session/is-session-over.ts";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";
import { CardForm } from "./card-form.tsx";

const failed = (content: string) => showAlert({ type: "ERROR", content, duration: alertConfiguration.addFailureDurationMs });

function KeptCard({ card, onRemoved }: { card: SavedCard; onRemoved: () => void }) {
  const dispatch = useAppDispatch();
  const { timeZone } = useCountry();
  const [makeDefault, { isLoading: changing }] = useMakeDefaultCardMutation();
  const [remove, { isLoading: removing }] = useDeleteCardMutation();
  const { asking, ask, opening, leave, leaving } = useAskFirst();

  const name = cardName(card);
  const onDefault = async () => {
    if (changing) return;
    const { error } = await makeDefault(card.id);
    if (error && isSessionOver(error)) return;
    if (dispatch(noticeGone(error))) return dispatch(failed("That card has been removed elsewhere."));
    dispatch(
      error ? failed("We couldn't change your default card. Try again.") : showAlert({ content: "Your default is changed." }),
    );
  };
  const onRemove = async () => {
    if (removing) return;
    const { error } = await remove(card.id);
    if (error && isSessionOver(error)) return;
    if (error && !dispatch(noticeGone(error))) return dispatch(failed("We couldn't remove that card. Try again."));
    dispatch(showAlert({ content: "Card removed." }));
    onRemoved();
  };
  return (
    <Row className={styles.cardRow}>
      <SavedCardMark brand={card.brand} />
      <div className={styles.cardWords}>
        <span className={styles.cardName}>
          <strong>{name}</strong>
          {card.isDefault && <Badge tone="ink">Default</Badge>}
          {isExpiredCard(card, Date.now(), timeZone) && <Badge tone="warning">Expired</Badge>}
        </span>
        <Text as="span" variant="body.sm" tone="secondary">
          Expires {cardExpiry(card)}
        </Text>
      </div>
      <div className={styles.cardActions}>
        {asking ? (
          <>
            <Button size="sm" loading={removing} loadingLabel="Removing" onClick={onRemove}>
              Remove it
            </Button>
            <Button ref={leaving} size="sm" variant="secondary" onClick={leave}>
              Keep it
            </Button>
          </>
        ) : (
          <>
            {!card.isDefault && (
              <LinkButton ref={keepFocusNear} aria-label={`Make default: ${name}`} onClick={onDefault}>
                Make default
              </LinkButton>
            )}
            <LinkButton ref={opening} aria-label={`Remove ${name}`} onClick={ask}>
              Remove
            </LinkButton>
          </>
        )}
      </div>
    </Row>
  );
}

function CardsSkeleton() {
  return (
    <div className={styles.content} aria-busy="true">
      <Skeleton shape="box" height={76} />
      <Skeleton shape="box" height={76} />
    </div>
  );
}

function Cards() {
  const dispatch = useAppDispatch();
  const { data: cards, isError, isFetching, refetch } = useCardsQuery();
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  if (!cards) {
    return isError && !isFetching ? (
      <LoadFailedNote message="Unable to load your payment methods." onRetry={refetch} />
    ) : (
      <CardsSkeleton />
    );
  }
  /** What had focus goes with the next drawing, and with the last card the button as well, for another one. */
  const focusAdd = () => requestAnimationFrame(() => add.current?.focus());
  const close = () => {
    setAdding(false);
    focusAdd();
  };
  const onSaved = () => {
    dispatch(showAlert({ content: "Card saved." }));
    close();
  };
  const addButton = (
    <Button ref={add} size="lg" iconStart={<Icon name="plus" size="md" />} onClick={() => setAdding(true)}>
      Add a card
    </Button>
  );
  return (
    <div className={styles.content}>
      {cards.length > 0 && (
        <Rows>
          {cards.map((card) => (
            <KeptCard key={card.id} card={card} onRemoved={focusAdd} />
          ))}
        </Rows>
      )}
      {adding ? (
        <CardForm isFirst={cards.length === 0} onSaved={onSaved} onCancel={close} />
      ) : cards.length > 0 ? (
        <div>{addButton}</div>
      ) : (
        <EmptyState shout="Nothing up" aside="your sleeve." size="md" sentence="Save a card and paying takes one press.">
          {addButton}
        </EmptyState>
      )}
    </div>
  );
}

/** The cards that are kept for the shopper: last four digits and expiry, add, default, remove (ROUTE-33; PAYM-01, PAYM-04). */
export function PaymentMethodsPage() {
  return (
    <>
      <AccountHeading shout="Payment" aside="methods" />
      <WithAccount skeleton={<CardsSkeleton />}>{() => <Cards />}</WithAccount>
    </>
  );
}
