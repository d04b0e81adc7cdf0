import type { ComponentPropsWithRef, ReactNode } from "react";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel, HeadingSize } from "../text/text.contract.ts";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./EmptyState.css.ts";

export type EmptyStateProps = Omit<ComponentPropsWithRef<"div">, "title"> & {
  /** The headline's first voice: "Empty." */
  shout: ReactNode;
  /** Its second: "Awkward." */
  aside?: ReactNode;
  /** Place in the outline. 2 unless said otherwise. */
  level?: HeadingLevel;
  /** `lg` unless said otherwise. */
  size?: HeadingSize;
  /** One sentence: what is missing and what to do. */
  sentence?: ReactNode;
  /** One or two buttons. */
  children?: ReactNode;
};

/** There is nothing here, and this is the way on. No illustration. */
export function EmptyState({ shout, aside, level = 2, size = "lg", sentence, children, className, ...rest }: EmptyStateProps) {
  return (
    <div className={classNames(styles.emptyState, className)} {...rest}>
      <Heading level={level} size={size} shout={shout} aside={aside} />
      {sentence !== undefined && <p className={classNames(text.body.lg, styles.sentence)}>{sentence}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
