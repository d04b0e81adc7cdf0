import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { classNames } from "../theme/class-names.ts";
import * as css from "./DescriptionList.css.ts";
import type { DescriptionListLook } from "./description-list.contract.ts";

const LookContext = createContext<DescriptionListLook>("plain");

export interface DescriptionListProps extends ComponentProps<"dl"> {
  /** `plain` unless said otherwise. */
  look?: DescriptionListLook;
  /** Description, one a fact. */
  children: ReactNode;
}

/** Facts with their names: contact details, opening hours, what has been answered in checkout. */
export function DescriptionList({ look = "plain", className, ...list }: DescriptionListProps) {
  return (
    <LookContext value={look}>
      <dl {...list} className={classNames(css.list[look], className)} />
    </LookContext>
  );
}

export interface DescriptionProps extends ComponentProps<"div"> {
  /** The fact's name. */
  term: ReactNode;
  /** The fact. */
  children: ReactNode;
  /** A way to change it. Say in its name what it changes: 'Change contact'. */
  action?: ReactNode;
}

/** One fact of a DescriptionList. */
export function Description({ term, children, action, className, ...row }: DescriptionProps) {
  const look = use(LookContext);
  return (
    <div {...row} className={classNames(css.row[look], className)}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value[look]}>{children}</dd>
      {action && <dd className={css.action[look]}>{action}</dd>}
    </div>
  );
}
