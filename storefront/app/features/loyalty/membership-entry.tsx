import { cleanText } from "#domain/fields/clean-text.ts";
import { membershipNumberProblem, membershipSurnameProblem } from "#domain/fields/frequent-flyer.ts";
import { membershipNumberMessages, membershipSurnameMessages } from "#domain/fields/messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";
import { ClaimEntry, type ClaimEntryProps } from "../forms/claim-entry.tsx";
import { useUnsavedDraft } from "../session/use-unsaved-draft.ts";
import * as styles from "./membership-entry.css.ts";

/** A membership as a shopper says it is theirs. */
export interface MembershipClaim {
  readonly memberId: string;
  readonly lastName: string;
}

export interface MembershipEntryProps {
  /** What is done with it: it is linked with an account, or added to an order. */
  action: ClaimEntryProps<keyof MembershipClaim>["action"];
  /** Sends what was typed. Resolves with why it was refused, or null. */
  onClaim: (claim: MembershipClaim) => Promise<string | null>;
  /** It has just been opened, so its first field takes focus. It has unless said otherwise. */
  opened?: boolean;
}

const fields = {
  memberId: { name: "membershipNumber", label: "Membership number", autoComplete: "off", inputMode: "numeric" },
  lastName: { name: "membershipSurname", label: "Surname", autoComplete: "family-name" },
} as const;

const nothing = { memberId: "", lastName: "" };

function problemsOf({ memberId, lastName }: MembershipClaim) {
  const numberProblem = membershipNumberProblem(memberId);
  const surnameProblem = membershipSurnameProblem(lastName);
  return {
    memberId: numberProblem && problemMessage(membershipNumberMessages, numberProblem),
    lastName: surnameProblem && problemMessage(membershipSurnameMessages, surnameProblem),
  };
}

/** Number and surname of a frequent-flyer membership (LOYAL-03). */
export default function MembershipEntry({ action, onClaim, opened }: MembershipEntryProps) {
  const [draft, setDraft] = useUnsavedDraft("membership", nothing);
  return (
    <ClaimEntry
      fields={fields}
      draft={draft}
      onChange={setDraft}
      problemsOf={problemsOf}
      missing={loyaltyMessages.missing}
      onApply={async () => {
        const claim = { memberId: draft.memberId.replace(/\s/g, ""), lastName: cleanText(draft.lastName) };
        const message = await onClaim(claim);
        return message === null ? null : { message };
      }}
      action={action}
      opened={opened}
      className={styles.entry}
    />
  );
}
