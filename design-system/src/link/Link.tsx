import { classNames } from "../theme/class-names.ts";
import * as styles from "./Link.css.ts";
import type { LinkVariant } from "./link.contract.ts";
import { type LinkComponentProps, useLinkComponent } from "./link-component.tsx";

export type LinkProps = LinkComponentProps & {
  /** Where it leads. */
  href: string;
  /** `text` unless said otherwise. */
  variant?: LinkVariant;
};

/** A link. On hover the marker wipes in behind it from the start of the line. Something that does not lead anywhere is a `LinkButton` or a `Button`. */
export function Link({ variant = "text", className, ...rest }: LinkProps) {
  const Anchor = useLinkComponent();
  return <Anchor className={classNames(styles.link[variant], className)} {...rest} />;
}
