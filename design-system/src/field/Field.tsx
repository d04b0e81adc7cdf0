import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import { CharacterCount } from "./CharacterCount.tsx";
import * as css from "./Field.css.ts";

/** What every field has, whatever control it holds. */
export interface FieldProps {
  /** The control's id; label, help and error take theirs from it. Made up when left out. */
  id?: string;
  /** The question, in a word or two. */
  label: ReactNode;
  /** Keeps the label for screen readers only. For one-field forms whose purpose is plain (promo code, search). */
  hideLabel?: boolean;
  /** A field that may stay empty says 'optional'; one that may not is unmarked. */
  required?: boolean;
  /** One sentence under the field. It stays when an error joins it. */
  help?: ReactNode;
  /** What is wrong and what to do. Comes from the caller, who decides when it may show. */
  error?: string;
  /** Shows the green tick. Ignored while there is an error. */
  valid?: boolean;
  /** Takes neither focus nor text, and is not posted. */
  disabled?: boolean;
  /** Class of the whole field, label included. Everything else a field is given goes to its control. */
  className?: string;
}

/** What the frame asks its control to carry. */
export interface FieldControl {
  /** What the label points to. */
  id: string;
  /** Whether it may stay empty. */
  required: boolean;
  /** Whether it can be used. */
  disabled: boolean;
  /** Ids of the error, the help and the limit, as far as there are any. */
  "aria-describedby": string | undefined;
  /** Set while there is an error. */
  "aria-invalid": true | undefined;
}

export interface FieldFrameProps extends FieldProps, Omit<ComponentProps<"div">, keyof FieldProps | "prefix" | "children"> {
  /** Before the value, inside the box: an icon, a currency sign. */
  prefix?: ReactNode;
  /** After the value, inside the box: a button, a unit. */
  suffix?: ReactNode;
  /** Length of the value and its limit, both in characters. */
  count?: { length: number; max: number } | undefined;
  /** Ids of further descriptions the caller has written. */
  describedBy?: string;
  /** `select` draws the chevron. */
  kind?: "text" | "select";
  /** Renders the control with what it has to carry. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * The frame of a field: label, box, help, counter and error, tied to the control with `aria-describedby` and
 * `aria-invalid` (WCAG 3.3.1, 3.3.2). It holds no value; the text, select and phone fields are built on it. `id` is the
 * control's; whatever else it is given is the frame's.
 */
export function Field({
  id: givenId,
  label,
  hideLabel = false,
  required = false,
  help,
  error,
  valid = false,
  disabled = false,
  className,
  prefix,
  suffix,
  count,
  describedBy,
  kind = "text",
  children,
  ...frame
}: FieldFrameProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const ticked = valid && !error;
  const description = [describedBy, error && `${id}-error`, help && `${id}-help`, count && `${id}-limit`]
    .filter(Boolean)
    .join(" ");
  return (
    <div {...frame} className={classNames(css.field, className)} data-invalid={error ? "" : undefined}>
      <label className={hideLabel ? visuallyHidden : css.label} htmlFor={id}>
        {label}
        {!required && <span className={css.optional}>optional</span>}
      </label>
      <div
        className={kind === "select" ? css.selectBox : css.box}
        data-state={error ? "error" : disabled ? "disabled" : undefined}
      >
        {prefix}
        {children({
          id,
          required,
          disabled,
          "aria-describedby": description || undefined,
          "aria-invalid": error ? true : undefined,
        })}
        {ticked && (
          <span className={css.tick}>
            <Icon name="check" size="md" />
          </span>
        )}
        {suffix}
      </div>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
      {(help || count) && (
        <div className={css.help}>
          <span id={help ? `${id}-help` : undefined}>{help}</span>
          {count && <CharacterCount id={`${id}-limit`} {...count} />}
        </div>
      )}
    </div>
  );
}
