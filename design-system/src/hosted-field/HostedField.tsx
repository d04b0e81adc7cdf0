import { type ComponentProps, type ReactNode, useId } from "react";
import * as field from "../field/Field.css.ts";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./HostedField.css.ts";

export interface HostedFieldProps extends Omit<ComponentProps<"div">, "prefix" | "children"> {
  /** The question: Card number, Expiry, CVV or CID. */
  label: ReactNode;
  /** A field that may stay empty says 'optional'. Required unless said otherwise. */
  required?: boolean;
  /** One sentence under the field. It stays when an error joins it. */
  help?: ReactNode;
  /** What is wrong and what to do. */
  error?: string;
  /** Shows the green tick. Ignored while there is an error. */
  valid?: boolean;
  /** Draws the field as off; the gateway has to be told as well. */
  disabled?: boolean;
  /** The gateway says that its input has focus. */
  focused?: boolean;
  /** Puts focus into the gateway's input; runs when the label is pressed. */
  onFocusRequest?: () => void;
  /** Before the frame, inside the box. */
  prefix?: ReactNode;
  /** After the frame, inside the box: a help button. */
  suffix?: ReactNode;
  /** The frame itself, when the caller renders it; otherwise the gateway mounts one into the element with `id`. */
  children?: ReactNode;
}

/**
 * A field that looks like a text field and whose input lives in another origin's frame, so that a card number never
 * touches our page. `id`, `ref`, `data-*` are the mount point's; the gateway says what state it is in.
 */
export function HostedField({
  id: givenId,
  label,
  required = true,
  help,
  error,
  valid = false,
  disabled = false,
  focused = false,
  onFocusRequest,
  prefix,
  suffix,
  className,
  children,
  ...mount
}: HostedFieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const state = error ? "error" : disabled ? "disabled" : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; this is one field.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={[error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined}
      className={classNames(field.field, className)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a label's click, whose input is in another document; the keyboard tabs there. */}
      <span className={`${field.label} ${css.label}`} id={`${id}-label`} onClick={() => onFocusRequest?.()}>
        {label}
        {!required && <span className={field.optional}>optional</span>}
      </span>
      <div className={focused ? `${field.box} ${css.focused}` : field.box} data-state={state}>
        {prefix}
        <div {...mount} id={id} className={css.mount} data-invalid={error ? "" : undefined}>
          {children}
        </div>
        {valid && !error && (
          <span className={field.tick}>
            <Icon name="check" size="md" />
          </span>
        )}
        {suffix}
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`} role="alert">
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
      {help && (
        <p className={field.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
