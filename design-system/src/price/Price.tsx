import type { ComponentPropsWithRef, ReactNode } from "react";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Price.css.ts";
import type { PriceSize } from "./price.contract.ts";

export type PriceProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** What it costs, ready to read: "$129.90". */
  now: string;
  /** What it cost before, ready to read. With it the price is a sale price. */
  was?: string;
  /** `md` (16 px) unless said otherwise. */
  size?: PriceSize;
  /** After the figures, in secondary: "each", "30% off". */
  note?: ReactNode;
};

/** A price. On sale, the new one is marked and the old one is struck. */
export function Price({ now, was, size = "md", note, className, ...rest }: PriceProps) {
  return (
    <span className={classNames(text.price[size], styles.price, className)} {...rest}>
      {was === undefined ? (
        <span>{now}</span>
      ) : (
        <>
          <span className={styles.sale}>
            <VisuallyHidden>Now </VisuallyHidden>
            {now}
          </span>{" "}
          <s className={styles.was}>
            <VisuallyHidden>Was </VisuallyHidden>
            {was}
          </s>
        </>
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  );
}
