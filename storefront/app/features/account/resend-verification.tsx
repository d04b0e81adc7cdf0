import { Button } from "@tread/design-system/button";
import { Note } from "@tread/design-system/note";
import { useSearchParams } from "react-router";
import type { CallFailure } from "#contract/rendering.ts";
import { redirectPath } from "#domain/session/redirect-path.ts";
import * as styles from "./account-forms.css.ts";
import { refusalMessage, refusals } from "./refusals.ts";
import { useResendVerificationMutation } from "./users-api.ts";

export interface ResendVerificationProps {
  /** The address that was typed, or the user of a link that has run out. */
  to: { email: string } | { user: string };
  /** What the button says. */
  label?: string;
  /** What is said when no mail could be sent. */
  messages?: Parameters<typeof refusalMessage>[0];
}

/**
 * Has another verification link mailed, and says what came of it. The link leads on to where this page would have. The server says
 * when it has been often enough.
 */
export function ResendVerification({
  to,
  label = "Send another email",
  messages = refusals.verificationEmail,
}: ResendVerificationProps) {
  const [search] = useSearchParams();
  const redirect = redirectPath(search.get("redirect")) ?? undefined;
  const [send, { error, isLoading, isSuccess }] = useResendVerificationMutation();
  return (
    <div className={styles.form}>
      <Button
        size="lg"
        variant="secondary"
        loading={isLoading}
        loadingLabel="Sending"
        onClick={() => {
          if (!isLoading) send({ ...to, redirect });
        }}
      >
        {label}
      </Button>
      <div role="alert" className={styles.problem}>
        {error && !isLoading && <Note tone="error">{refusalMessage(messages, error as CallFailure)}</Note>}
      </div>
      <div role="status" className={styles.problem}>
        {isSuccess && <Note tone="success">Another link is on its way. Use the newest one.</Note>}
      </div>
    </div>
  );
}
