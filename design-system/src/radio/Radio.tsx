import type { ComponentProps, ReactNode } from "react";
import * as css from "../checkbox/check.css.ts";
import { useReadBack } from "../form/use-read-back.ts";
import { classNames } from "../theme/class-names.ts";

export interface RadioProps extends Omit<ComponentProps<"input">, "type" | "children" | "onChange" | "size"> {
  /** The choice, in words. */
  children: ReactNode;
  /** Runs when this one becomes the choice. */
  onSelect?: () => void;
}

/** One choice of a group. Give all of a group the same `name`, or use RadioGroup. */
export function Radio({ children, onSelect, className, ref, ...input }: RadioProps) {
  const attach = useReadBack<HTMLInputElement>((radio) => {
    if (input.checked === false && radio.checked) onSelect?.();
  }, ref);
  return (
    <label className={classNames(css.check, className)}>
      <input {...input} ref={attach} type="radio" className={css.radioInput} onChange={() => onSelect?.()} />
      <span className={css.words}>{children}</span>
    </label>
  );
}
