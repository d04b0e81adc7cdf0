import type { ComponentPropsWithRef, CSSProperties } from "react";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Swatches.css.ts";
import { swatchColour } from "./swatch-colour.ts";
import type { SwatchSize } from "./swatches.contract.ts";

export type SwatchProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** Any CSS colour or gradient. */
  colour: string;
  /** `sm` (20 px) unless said otherwise. */
  size?: SwatchSize;
};

/** A dot of colour beside its name, as in a colour facet. Linked ones are `Swatches`. */
export function Swatch({ colour, size = "sm", className, style, ...rest }: SwatchProps) {
  const painted: CSSProperties = { ...swatchColour(colour), ...style };
  return (
    <span className={classNames(styles.swatch, styles.size[size], className)} style={painted} aria-hidden="true" {...rest} />
  );
}
