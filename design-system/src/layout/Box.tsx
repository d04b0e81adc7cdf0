import type { ComponentPropsWithRef, ElementType, Ref } from "react";
import type { BoxElement } from "./layout.contract.ts";

export type BoxProps = Omit<ComponentPropsWithRef<"div">, "ref"> & {
  /** Reaches the element, whichever `as` makes it. */
  ref?: Ref<HTMLElement>;
  /** Element to render. `div` unless said otherwise. */
  as?: BoxElement;
};

/** The element behind every layout part. */
export function Box({ as = "div", ...rest }: BoxProps) {
  const Element = as as ElementType;
  return <Element {...rest} />;
}
