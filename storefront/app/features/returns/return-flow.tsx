import { Button } from "@tread/design-system/button";
import { EmptyState } from "@tread/design-system/empty-state";
import { useForm } from "@tread/design-system/form";
import { Link, LinkButton } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { OptionRow, OptionRows } from "@tread/design-system/option-rows";
import { Skeleton } from "@tread/design-system/skeleton";
import { Heading, Text, Title } from "@tread/design-system/text";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { returnsConfiguration } from "#domain/configuration/configuration.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { nothingBack } from "#domain/returns/refund.ts";
import { canCancelReturn, returnMethods } from "#domain/returns/return-request.ts";
import { useFocusOfView } from "../../platform/routing/focus-heading.ts";
import { useOverlayEntry } from "../../platform/routing/overlay-entry.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { OrderPicture } from "../orders/order-picture.tsx";
import * as print from "../orders/order-print.css.ts";
import { useUnsavedDraft } from "../session/use-unsaved-draft.ts";
import { useFrameQuery } from "../shop/frame-api.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { CancelReturn, type CancelReturnProps } from "./cancel-return.tsx";
import {
  choiceErrors,
  chosenLines,
  nothingChosen,
  type ReturnChoice,
  readChoice,
  worthOfChoice,
  writeChoice,
} from "./return-choice.ts";
import { ReturnItems } from "./return-items.tsx";
import { ReturnLabel } from "./return-label.tsx";
import { methodWords, reasonWords, stateWords } from "./return-words.ts";
import * as styles from "./returns.css.ts";
import { type OrderReturns, useCreateReturnMutation, useReturnsQuery } from "./returns-api.ts";

type Made = OrderReturns["returns"][number];

/** A step's headline takes the focus of what was pressed to get there, with each `focus` that is another. */
function StepHeading({ shout, aside, focus }: { shout: string; aside: string; focus: boolean | object }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return <Heading ref={heading} tabIndex={-1} level={1} size="lg" shout={shout} aside={aside} />;
}

interface ChooseProps {
  returns: OrderReturns;
  choice: ReturnChoice;
  /** What led back to it; false for nothing. */
  again: object | false;
  /** Is back since the page was loaded anew, or the session has ended meanwhile. */
  isBack: boolean;
  onChange: (choice: ReturnChoice) => void;
  onReview: () => void;
  /** What went wrong when it was sent. */
  problem: ReactNode;
}

function ChooseStep({ returns, choice, again, isBack, onChange, onReview, problem }: ChooseProps) {
  const { data: frame } = useFrameQuery();
  const form = useForm({ errors: choiceErrors(choice, returns), onSubmit: onReview });
  const isNothingChosen = Object.keys(choice.items).length === 0;
  const missing = Object.entries(form.errors).flatMap(([fieldId, message]) =>
    message && form.refusals > 0 ? [{ fieldId, message }] : [],
  );
  return (
    <form {...form.formProps} method="dialog" className={styles.flow}>
      <StepHeading shout="Send it" aside="back" focus={again} />
      <Text>Order {returns.orderNumber}. Choose what goes back, and tell us why.</Text>
      {isBack && <Note>Here's what you chose before. It isn't sent yet.</Note>}
      {problem}
      {missing.length > 1 && <ErrorSummary errors={missing} />}
      <ReturnItems
        items={returns.items}
        choice={choice}
        errors={form.errors}
        onChange={(next) => {
          // The reason that the first thing chosen asks for is no answer to what was refused before.
          if (isNothingChosen) form.reset();
          onChange(next);
        }}
      />
      <div className={styles.method}>
        <Title level={2}>How will you send it?</Title>
        <OptionRows
          legend="How will you send it?"
          name="method"
          value={choice.method}
          onChange={(value) => onChange({ ...choice, method: returnMethods.find((method) => method === value) ?? "post" })}
        >
          {returnMethods
            .filter((method) => method !== "store" || frame?.hasStores)
            .map((method) => (
              <OptionRow key={method} value={method} {...methodWords[method]} />
            ))}
        </OptionRows>
      </div>
      <div>
        <Button type="submit" size="lg">
          Review the return
        </Button>
      </div>
    </form>
  );
}

interface ReviewProps {
  returns: OrderReturns;
  choice: ReturnChoice;
  sending: boolean;
  problem: ReactNode;
  onSend: () => void;
  onBack: () => void;
}

function ReviewStep({ returns, choice, sending, problem, onSend, onBack }: ReviewProps) {
  const { code } = useCountry();
  const worth = worthOfChoice(choice, returns);
  return (
    <div className={styles.flow}>
      <StepHeading shout="All there?" aside="Look it over" focus />
      <Text>Order {returns.orderNumber}.</Text>
      {problem}
      <ul className={styles.items} aria-label="What goes back">
        {chosenLines(choice, returns).map(({ position, quantity, reason }) => {
          const item = returns.items.find((each) => each.position === position);
          return (
            item && (
              <li key={position} className={styles.item}>
                <OrderPicture item={item} width={64} />
                <div className={styles.words}>
                  <Text>
                    {quantity} × {item.brand} {item.name}
                  </Text>
                  <Text variant="body.sm" tone="secondary">
                    {[item.colourName, item.size].filter(Boolean).join(", ")} · {reasonWords[reason]}
                  </Text>
                </div>
              </li>
            )
          );
        })}
      </ul>
      <Text>
        {methodWords[choice.method].title}. {methodWords[choice.method].meta}
      </Text>
      {worth > 0 ? (
        <Text>
          You get <strong>{formatMoney(worth, code)}</strong> back, the way you paid, once it has reached us.
        </Text>
      ) : (
        <Text>{nothingBack}</Text>
      )}
      <div className={styles.actions}>
        <Button size="lg" onClick={onSend} loading={sending} loadingLabel="Sending">
          Confirm the return
        </Button>
        <LinkButton variant="standalone" onClick={onBack}>
          Change something
        </LinkButton>
      </div>
    </div>
  );
}

function MadeReturn({ made, sender, children }: { made: Made; sender: OrderReturns["sender"]; children?: ReactNode }) {
  return (
    <div className={styles.made}>
      <div className={print.onScreen}>
        <div className={styles.actions}>
          {made.method === "post" && (
            <Button size="lg" onClick={() => window.print()}>
              Print the label
            </Button>
          )}
          {children}
        </div>
      </div>
      {made.method === "post" && <ReturnLabel number={made.number} sender={sender} />}
    </div>
  );
}

interface DoneProps extends Omit<CancelReturnProps, "number" | "offered"> {
  made: Made;
  sender: OrderReturns["sender"];
  onMore?: () => void;
}

function Done({ made, sender, onMore, ...cancelling }: DoneProps) {
  const href = useShopHref();
  return (
    <div className={styles.flow}>
      <div className={`${styles.flow} ${print.onScreen}`}>
        <StepHeading shout="Done." aside={`${stateWords[made.state]}.`} focus />
        <Text>
          Return {made.number}. {methodWords[made.method].meta} We've mailed you the details.
        </Text>
        {made.method === "store" && <Link href={href("/stores")}>Find a store</Link>}
      </div>
      <MadeReturn made={made} sender={sender}>
        {onMore && (
          <LinkButton variant="standalone" onClick={onMore}>
            Return something else
          </LinkButton>
        )}
        <CancelReturn {...cancelling} number={made.number} offered={canCancelReturn(made.state)} />
      </MadeReturn>
    </div>
  );
}

interface EarlierReturnsProps extends Omit<CancelReturnProps, "number" | "offered"> {
  returns: OrderReturns;
  onShow: (number: string) => void;
}

function EarlierReturns({ returns, onShow, ...cancelling }: EarlierReturnsProps) {
  if (returns.returns.length === 0) return null;
  return (
    <section className={styles.made} aria-labelledby="earlier-returns">
      <Title level={2} id="earlier-returns">
        Returns of this order
      </Title>
      {returns.returns.map((made) => (
        <div key={made.number} className={styles.madeRow}>
          <Text>
            {made.number}: {stateWords[made.state]}
          </Text>
          {made.method === "post" && made.state === "requested" && (
            <LinkButton variant="standalone" onClick={() => onShow(made.number)}>
              Label of {made.number}
            </LinkButton>
          )}
          <CancelReturn {...cancelling} number={made.number} offered={canCancelReturn(made.state)} />
        </div>
      ))}
    </section>
  );
}

export interface ReturnFlowProps {
  orderNumber: string;
  /** What opens the order for returning. */
  token: string;
  /** The number of a return to show first, as long as it is expected. */
  returnNumber?: string;
  /** What to do when the token opens nothing any more: a sentence and a way on. */
  expired: ReactNode;
}

/**
 * Sending something of an order back: items, how many and why; how; a look over it; done, with the label to print (RET-05). What
 * was sent twice, because the first answer was lost, is one return.
 */
export function ReturnFlow({ orderNumber, token, returnNumber, expired }: ReturnFlowProps) {
  const access = { orderNumber, token };
  const { data: returns, error, isFetching, refetch } = useReturnsQuery(access, { refetchOnMountOrArgChange: true });
  const failure = (error ?? null) as CallFailure | null;
  const isClosed = failure?.code === "OrderNotFound";
  useFocusOfView(isClosed);
  if (isClosed) {
    return (
      <div className={styles.flow}>
        <Heading level={1} size="lg" shout="Send it" aside="back" />
        {expired}
      </div>
    );
  }
  if (returns) return <OpenedReturn {...{ access, returns, returnNumber }} onRefused={refetch} />;
  if (failure && !isFetching) return <LoadFailedNote message="Unable to load what can be returned." onRetry={refetch} />;
  return (
    <div className={styles.flow} aria-busy="true">
      <Skeleton shape="box" height={40} width="60%" />
      <Skeleton shape="box" height={120} />
      <Skeleton shape="box" height={120} />
    </div>
  );
}

interface OpenedReturnProps {
  access: Pick<ReturnFlowProps, "orderNumber" | "token">;
  returns: OrderReturns;
  returnNumber: ReturnFlowProps["returnNumber"];
  /** What can go back is other than was known, or the order is closed. */
  onRefused: () => Promise<unknown>;
}

function OpenedReturn({ access, returns, returnNumber, onRefused }: OpenedReturnProps) {
  const href = useShopHref();
  const { supportPhone } = useCountry();
  const [create, { isLoading: sending, error: refusal, reset }] = useCreateReturnMutation();
  const [draft, setDraft, isDraftBack] = useUnsavedDraft(
    `return ${access.orderNumber}`,
    { choice: writeChoice(nothingChosen) },
    { overReload: true },
  );
  const choice = readChoice(draft.choice, returns);
  const setChoice = (next: ReturnChoice) => setDraft({ choice: writeChoice(next) });
  const [step, setStep] = useState<
    { name: "choose"; again: boolean } | { name: "review"; id: string } | { name: "done"; number: string }
  >(() => {
    const asked = returns.returns.find(({ number, state }) => number === returnNumber && canCancelReturn(state));
    return asked ? { name: "done", number: asked.number } : { name: "choose", again: false };
  });

  // Who looks it over comes back with Back to what they chose, and not to the page before.
  useOverlayEntry(step.name === "review", () => setStep({ name: "choose", again: true }));

  const send = async (id: string) => {
    const { data, error } = await create({ ...access, id, method: choice.method, lines: chosenLines(choice, returns) });
    if (data) {
      setChoice(nothingChosen);
      setStep({ name: "done", number: data.returns.at(-1)?.number ?? "" });
      return;
    }
    const { code } = error as CallFailure;
    if (code === "ReturnNotPossible") {
      setChoice({ ...choice, items: {} });
      setStep({ name: "choose", again: true });
    }
    // The token has run out meanwhile, which the next look at the order finds out too.
    if (code === "ReturnNotPossible" || code === "OrderNotFound") await onRefused();
  };
  const refused = (refusal ?? null) as CallFailure | null;
  const problem = (
    <div role="alert" className={styles.problem}>
      {refused && !sending && <Note tone="error">{refused.message}</Note>}
    </div>
  );
  const canReturn = returns.items.some(({ left }) => left > 0);
  useFocusOfView(canReturn);
  // The law knows no such days for what was faulty.
  const ifFaulty = returns.items.some(({ refusal }) => refusal === "tooLate")
    ? ` If something is faulty, call us on ${supportPhone}, however long it's been.`
    : "";
  const isCancelled = returns.items.every(({ refusal }) => refusal === "cancelled");
  const shown = step.name === "done" && returns.returns.find(({ number }) => number === step.number);
  const onMore = () => setStep({ name: "choose", again: true });
  const cancelling = { access, onCancelled: onMore, onRefused };
  if (shown) return <Done {...cancelling} made={shown} sender={returns.sender} onMore={canReturn ? onMore : undefined} />;
  if (step.name === "review") {
    return (
      <ReviewStep
        {...{ returns, choice, sending, problem }}
        onSend={() => void (sending || send(step.id))}
        onBack={() => {
          reset();
          setStep({ name: "choose", again: true });
        }}
      />
    );
  }
  const earlier = <EarlierReturns {...cancelling} returns={returns} onShow={(number) => setStep({ name: "done", number })} />;
  if (!canReturn) {
    return (
      <div className={styles.flow}>
        <EmptyState
          level={1}
          size="md"
          shout="Nothing"
          aside="to send back."
          sentence={
            isCancelled
              ? "This order was cancelled, so there's nothing of it to send back."
              : `What has arrived can go back for ${returnsConfiguration.windowDays} days. There is nothing of this order that can go back now.${ifFaulty}`
          }
        >
          <Button variant="secondary" size="lg" href={href("/return")}>
            Choose another order
          </Button>
        </EmptyState>
        {earlier}
      </div>
    );
  }
  return (
    <div className={styles.flow}>
      <ChooseStep
        {...{ returns, choice, problem }}
        again={step.name === "choose" && step.again && step}
        isBack={isDraftBack && Object.keys(choice.items).length > 0}
        onChange={setChoice}
        onReview={() => {
          reset();
          setStep({ name: "review", id: randomId() });
        }}
      />
      {earlier}
    </div>
  );
}
