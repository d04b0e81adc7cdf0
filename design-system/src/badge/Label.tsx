import type { ComponentPropsWithRef } from "react";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import type { LabelKind } from "./badge.contract.ts";
import * as styles from "./Label.css.ts";

export type LabelProps = ComponentPropsWithRef<"span"> & {
  /** What it says decides its colours. `plain` unless said otherwise. */
  kind?: LabelKind;
  /** The text's own CSS colour, for labels whose colours come with the product. */
  textColour?: string;
  /** The ground's own CSS colour, for labels whose colours come with the product. */
  backgroundColour?: string;
};

/** A woven tag on a picture: New, Sale, Members only. */
export function Label({ kind = "plain", textColour, backgroundColour, className, style, ...rest }: LabelProps) {
  const own = textColour || backgroundColour ? { color: textColour, background: backgroundColour, ...style } : style;
  return <span className={classNames(text.label.xs, styles.label, styles.kind[kind], className)} style={own} {...rest} />;
}
