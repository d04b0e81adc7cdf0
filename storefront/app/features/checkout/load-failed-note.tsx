import { Button } from "@tread/design-system/button";
import { Note } from "@tread/design-system/note";
import * as styles from "./checkout.css.ts";

/** Something could not be loaded: what, and a way to try again. */
export function LoadFailedNote({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Note tone="error" role="alert">
      <p>{message}</p>
      <Button className={styles.noteAction} size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Note>
  );
}
