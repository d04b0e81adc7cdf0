import { Button } from "@tread/design-system/button";
import { Card, CardGrid } from "@tread/design-system/card";
import { Icon } from "@tread/design-system/icon";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text } from "@tread/design-system/text";
import { useEffect, useRef, useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { linkedMemberId } from "#domain/loyalty/guest-membership.ts";
import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";
import * as styles from "../../../features/account/account.css.ts";
import { type Account, accountApi } from "../../../features/account/account-api.ts";
import { AccountHeading } from "../../../features/account/account-heading.tsx";
import { changeMembership } from "../../../features/account/change-membership.ts";
import { useAskFirst } from "../../../features/account/use-ask-first.ts";
import { WithAccount } from "../../../features/account/with-account.tsx";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import MembershipEntry, { type MembershipClaim } from "../../../features/loyalty/membership-entry.tsx";
import { MembershipFigure } from "../../../features/loyalty/membership-figure.tsx";
import { membershipRefusal } from "../../../features/loyalty/membership-refusal.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";

interface PartProps {
  account: Account;
  /** The shopper, and not another window, has brought this about. */
  changedHere: boolean;
  /** The shopper is about to change it. */
  onChange: () => void;
}

function Linked({ account, memberId, changedHere, onChange }: PartProps & { memberId: string }) {
  const dispatch = useAppDispatch();
  const { asking, ask, opening, leave, leaving } = useAskFirst();
  const [unlinking, setUnlinking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus is given when it comes in the place of the form, once.
  useEffect(() => {
    // The form that had focus is gone.
    if (changedHere) card.current?.focus();
  }, []);

  const onUnlink = async () => {
    if (unlinking) return;
    setUnlinking(true);
    setProblem(null);
    onChange();
    try {
      await dispatch(changeMembership(account, { action: "unlink" }));
      dispatch(showAlert({ content: "Your membership is unlinked." }));
    } catch {
      setProblem(loyaltyMessages.unableToUnlink);
      setUnlinking(false);
    }
  };
  return (
    <>
      <CardGrid>
        <Card ref={card} tabIndex={-1} span={4} tone="ink" title="Qantas Points" action={<Icon name="plane" />}>
          <MembershipFigure memberId={memberId} />
        </Card>
      </CardGrid>
      <Text>Every order you place while you're signed in earns points with it.</Text>
      <div role="alert" className={styles.problem}>
        {problem && <Note tone="error">{problem}</Note>}
      </div>
      <div className={styles.actions}>
        {asking ? (
          <>
            <Text as="span">Unlink membership {memberId}?</Text>
            <Button loading={unlinking} loadingLabel="Unlinking" onClick={onUnlink}>
              Unlink it
            </Button>
            <Button ref={leaving} variant="secondary" onClick={leave}>
              Keep it
            </Button>
          </>
        ) : (
          <Button ref={opening} variant="secondary" onClick={ask}>
            Unlink membership
          </Button>
        )}
      </div>
    </>
  );
}

function Unlinked({ account, changedHere, onChange }: PartProps) {
  const dispatch = useAppDispatch();
  const onClaim = async (claim: MembershipClaim) => {
    onChange();
    try {
      await dispatch(changeMembership(account, { action: "link", ...claim }));
      dispatch(showAlert({ content: "Your membership is linked." }));
      return null;
    } catch (failure) {
      // Linked in another window meanwhile: this one shows it.
      if ((failure as CallFailure).code === "MembershipLinked") dispatch(accountApi.util.invalidateTags(["Account"]));
      return membershipRefusal(failure as CallFailure, loyaltyMessages.unableToLink);
    }
  };
  return (
    <>
      <Text>Link your Qantas Frequent Flyer membership once, and every order earns points from then on.</Text>
      <div className={styles.form}>
        <MembershipEntry action={{ label: "Link", busy: "Linking", main: true }} onClaim={onClaim} opened={changedHere} />
      </div>
    </>
  );
}

function Rewards({ account }: { account: Account }) {
  const memberId = linkedMemberId(account.loyalty.providers);
  // What the shopper did here decides where focus goes; who only opens the page keeps theirs.
  const [changedHere, setChangedHere] = useState(false);
  const part = { account, changedHere, onChange: () => setChangedHere(true) };
  return (
    <div className={styles.content}>
      {memberId === undefined ? <Unlinked {...part} /> : <Linked key={memberId} {...part} memberId={memberId} />}
    </div>
  );
}

/** The frequent-flyer membership that earns and spends the account's points: link it, see what is on it, unlink it (ROUTE-38). */
export function RewardsPage() {
  const href = useShopHref();
  return (
    <>
      <AccountHeading
        shout="Qantas"
        aside="Points"
        end={
          <Link className={styles.action} href={href("/articles/qantas")}>
            How points work
          </Link>
        }
      />
      <NeedsScript what="Linking a membership" instead="ask" />
      <WithAccount skeleton={<Skeleton shape="box" height={180} />}>{(account) => <Rewards account={account} />}</WithAccount>
    </>
  );
}
