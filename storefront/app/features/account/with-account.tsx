import { Note } from "@tread/design-system/note";
import type { ReactNode } from "react";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import * as styles from "./account.css.ts";
import type { Account } from "./account-api.ts";
import { useAccount } from "./use-account.ts";

export interface WithAccountProps {
  /** Holds the place of what needs the account. */
  skeleton: ReactNode;
  /** Heads the failure where the page's own heading needs the account too. */
  heading?: ReactNode;
  children: (account: Account) => ReactNode;
}

/**
 * Shows what needs the account once it is there: until then a skeleton, in words when it is still being set up (ACCT-10), and a
 * way to try again when it cannot be had (ERRCAT-19). The server renders the skeleton, which holds nothing private.
 */
export function WithAccount({ skeleton, heading, children }: WithAccountProps) {
  const view = useAccount();
  if (view.status === "ready") return children(view.account);
  if (view.status === "failed") {
    return (
      <>
        {heading}
        <LoadFailedNote message="Unable to load your account." onRetry={view.retry} />
      </>
    );
  }
  return (
    <div className={styles.content} aria-busy="true">
      <div role="status" className={styles.problem}>
        {view.status === "preparing" && <Note>Setting up your account…</Note>}
      </div>
      {skeleton}
    </div>
  );
}
