import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/icon.contract.ts";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Note.css.ts";
import type { NoteTone } from "./note.contract.ts";

const icons: Record<NoteTone, IconName> = { info: "info", success: "check", warning: "alert", error: "alert", marker: "info" };

export type NoteProps = ComponentPropsWithRef<"div"> & {
  /** `info` unless said otherwise. */
  tone?: NoteTone;
  /** Another icon than the tone's. */
  icon?: IconName;
  /** Said first, for those who see neither colour nor icon: "Error". */
  toneLabel?: string;
  /** A sentence or two; may hold links. */
  children: ReactNode;
};

/** Something to know, where it matters. It stays; news that comes and goes is an alert. */
export function Note({ tone = "info", icon = icons[tone], toneLabel, className, children, ...rest }: NoteProps) {
  return (
    <div className={classNames(text.body.md, styles.note, styles.tone[tone], className)} {...rest}>
      <Icon name={icon} />
      <div className={styles.body}>
        {toneLabel !== undefined && <VisuallyHidden>{toneLabel}: </VisuallyHidden>}
        {children}
      </div>
    </div>
  );
}
