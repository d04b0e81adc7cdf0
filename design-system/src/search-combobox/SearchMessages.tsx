import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./SearchCombobox.css.ts";

/** That the search has failed, and what asks again. */
export function Failure({ children, onRetry }: { children: ReactNode; onRetry?: (() => void) | undefined }) {
  return (
    <div className={styles.message}>
      <div>{children}</div>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** The way to all results. */
export function AllResults({ label, disabled }: { label: string; disabled: boolean }) {
  return (
    <div className={styles.foot}>
      <Button
        type="submit"
        size="lg"
        className={styles.all}
        disabled={disabled}
        iconEnd={<Icon name="arrow-right" size="md" className={styles.onward} />}
      >
        {label}
      </Button>
      <p className={classNames(text.body.sm, styles.keys)}>Arrow keys to move, Enter to open, Esc to close</p>
    </div>
  );
}

/** Holds the place of the first results. */
export function Waiting() {
  return (
    <div className={styles.options}>
      {["60%", "45%"].map((width) => (
        <div key={width} className={classNames(styles.rowGroup, styles.waitingGroup)}>
          <Skeleton width={80} />
          <Skeleton width={width} />
          <Skeleton width={width} />
        </div>
      ))}
      <div className={classNames(styles.pictureGroup, styles.hits)}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="picture" />
        ))}
      </div>
    </div>
  );
}
