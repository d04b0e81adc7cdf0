import { Heading } from "@tread/design-system/text";
import type { ReactNode } from "react";
import * as styles from "./account.css.ts";

export interface AccountHeadingProps {
  shout: string;
  aside?: string;
  /** A fact or a way on at the end of its line. */
  end?: ReactNode;
}

/** What a page of the account is called. */
export function AccountHeading({ shout, aside, end }: AccountHeadingProps) {
  return (
    <div className={styles.head}>
      <Heading level={1} size="lg" shout={shout} aside={aside} />
      {end}
    </div>
  );
}
