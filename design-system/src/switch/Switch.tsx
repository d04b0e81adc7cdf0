import type { ComponentProps, ReactNode } from "react";
import { useReadBack } from "../form/use-read-back.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Switch.css.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children" | "onChange" | "size"> {
  /** What is on or off. */
  children: ReactNode;
  /** Hears of whether it is on. */
  onChange?: (checked: boolean) => void;
}

/** On or off, at once (APG switch, on a native checkbox so that it also posts with a form). `className` is the row's. */
export function Switch({ children, onChange, className, ref, ...input }: SwitchProps) {
  const attach = useReadBack<HTMLInputElement>((box) => {
    if (input.checked !== undefined && box.checked !== input.checked) onChange?.(box.checked);
  }, ref);
  return (
    <label className={classNames(css.row, className)}>
      <span>{children}</span>
      <input
        {...input}
        ref={attach}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox says whether it is checked.
        role="switch"
        className={css.control}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </label>
  );
}
