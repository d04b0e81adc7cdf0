import { Button } from "@tread/design-system/button";
import { LinkButton } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Text } from "@tread/design-system/text";
import { useEffect, useRef } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { useAskFirst } from "../account/use-ask-first.ts";
import { showAlert } from "../alerts/show-alert.ts";
import * as styles from "./returns.css.ts";
import { type ReturnAccess, useCancelReturnMutation } from "./returns-api.ts";

export interface CancelReturnProps {
  access: Pick<ReturnAccess, "orderNumber" | "token">;
  /** The return's number. */
  number: string;
  /** It can still be cancelled. What came of trying stays when it no longer can. */
  offered: boolean;
  onCancelled: () => void;
  /** It is further than was known, or the order is closed. */
  onRefused: () => Promise<unknown>;
}

/** Takes back that something goes back, once the shopper has been asked. */
export function CancelReturn({ access, number, offered, onCancelled, onRefused }: CancelReturnProps) {
  const dispatch = useAppDispatch();
  const { asking, ask, opening, leave, leaving } = useAskFirst();
  const [cancel, { isLoading, error }] = useCancelReturnMutation();
  const refusal = (error ?? null) as CallFailure | null;
  const problem = useRef<HTMLDivElement>(null);
  const isTooLate = refusal !== null && !offered;
  // What was pressed is gone then.
  useEffect(() => {
    if (isTooLate) problem.current?.focus();
  }, [isTooLate]);
  const onCancel = async () => {
    if (isLoading) return;
    const { data, error: refused } = await cancel({ ...access, return: number });
    if (data) {
      dispatch(showAlert({ content: `Return ${number} is cancelled.` }));
      onCancelled();
    } else if ((refused as CallFailure).status < 500) await onRefused();
  };
  return (
    <>
      {offered && asking && (
        <div className={styles.asked}>
          <Text>Cancel return {number}? Only if you haven't sent it yet.</Text>
          <div className={styles.actions}>
            <Button loading={isLoading} loadingLabel="Cancelling" onClick={onCancel}>
              Cancel it
            </Button>
            <Button ref={leaving} variant="secondary" onClick={leave}>
              Keep it
            </Button>
          </div>
        </div>
      )}
      {offered && !asking && (
        <LinkButton variant="standalone" ref={opening} onClick={ask}>
          Cancel {number}
        </LinkButton>
      )}
      <div ref={problem} tabIndex={-1} role="alert" className={styles.problem}>
        {refusal && !isLoading && <Note tone="error">{refusal.message}</Note>}
      </div>
    </>
  );
}
