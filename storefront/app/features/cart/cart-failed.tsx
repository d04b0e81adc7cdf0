import { Button } from "@tread/design-system/button";
import { Note } from "@tread/design-system/note";
import * as styles from "./cart.css.ts";
import { unableToLoad } from "./unable-to-load.ts";

/** The cart could not be loaded, and a way to try again. */
export function CartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Note tone="error" role="alert">
      <p>{unableToLoad}</p>
      <Button className={styles.retry} size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Note>
  );
}
