import { type ComponentProps, type ReactNode, useId } from "react";
import { useReadBack } from "../form/use-read-back.ts";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./check.css.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children" | "onChange" | "size"> {
  /** What ticking it means, as a sentence or a few words. May hold links. */
  children: ReactNode;
  /** Hears of the tick at every change. */
  onChange?: (checked: boolean) => void;
  /** One more sentence under the words. */
  help?: ReactNode;
  /** What is wrong and what to do. */
  error?: string;
}

/** A yes or no that takes effect on submit. For one that takes effect at once, use Switch. `className` is the outer box's. */
export function Checkbox({
  id: givenId,
  children,
  onChange,
  help,
  error,
  className,
  ref,
  "aria-describedby": describedBy,
  ...input
}: CheckboxProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const attach = useReadBack<HTMLInputElement>((box) => {
    if (input.checked !== undefined && box.checked !== input.checked) onChange?.(box.checked);
  }, ref);
  const description = [describedBy, error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className={classNames(css.stack, className)}>
      <label className={css.check}>
        <input
          {...input}
          ref={attach}
          type="checkbox"
          id={id}
          className={css.checkboxInput}
          aria-describedby={description || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={css.words}>
          {children}
          {help && (
            <span className={css.help} id={`${id}-help`}>
              {help}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}
