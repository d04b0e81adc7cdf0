import { Button } from "@tread/design-system/button";
import { LinkButton } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Text } from "@tread/design-system/text";
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
  onCancelled: () => void;
  /** It is further than was known, or the order is closed. */
  onRefused: () => Promise<unknown>;
}

/** Takes back that something goes back, once the shopper has been asked. */
export function CancelReturn({ access, number, onCancelled, onRefused }: CancelReturnProps) {
  const dispatch = useAppDispatch();
  const { asking, ask, opening, leave, leaving } = useAskFirst();
  const [cancel, { isLoading, error }] = useCancelReturnMutation();
  const refusal = (error ?? null) as CallFailure | null;
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
      {asking ? (
        <div className={styles.asked}>
          <Text>Cancel return {number}? Only if you haven’t sent it yet.</Text>
          <div className={styles.actions}>
            <Button loading={isLoading} loadingLabel="Cancelling" onClick={onCancel}>
              Cancel it
            </Button>
            <Button ref={leaving} variant="secondary" onClick={leave}>
              Keep it
            </Button>
          </div>
        </div>
      ) : (
        <LinkButton ref={opening} onClick={ask}>
          Cancel {number}
        </LinkButton>
      )}
      <div role="alert" className={styles.problem}>
        {refusal && !isLoading && <Note tone="error">{refusal.message}</Note>}
      </div>
    </>
  );
}
