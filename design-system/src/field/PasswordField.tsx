import { useCallback, useState } from "react";
import { Icon } from "../icon/index.ts";
import type { PasswordPurpose } from "./field.contract.ts";
import * as css from "./PasswordField.css.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "label" | "type" | "trim" | "suffix"> {
  /** What is asked for, in words: the button says it too, so that several on a page are told apart. */
  label: string;
  /** `new` shows the hint and lets the browser suggest a password; `current` lets it fill in the known one. */
  purpose?: PasswordPurpose;
  /** Shortest password taken, in characters. For the hint of a new one. */
  minLength?: number;
}

/** The hint of a new password, word for word. */
export function passwordHint(minLength: number): string {
  return `Use ${minLength} characters or more, including a number, a lower case letter and an upper case letter.`;
}

/** A password. What is typed stays as it is: not trimmed, not cleaned. It can be shown, and hides itself on submit. */
export function PasswordField({ purpose = "current", minLength = 8, help, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hideOnSubmit = useCallback((toggle: HTMLButtonElement | null) => {
    const hide = () => setShown(false);
    const form = toggle?.form;
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <TextField
      autoComplete={purpose === "new" ? "new-password" : "current-password"}
      {...props}
      type={shown ? "text" : "password"}
      trim={false}
      autoCapitalize="none"
      spellCheck={false}
      help={help ?? (purpose === "new" ? passwordHint(minLength) : undefined)}
      suffix={
        <button
          ref={hideOnSubmit}
          type="button"
          className={css.endButton}
          aria-label={`${shown ? "Hide" : "Show"} ${props.label.toLowerCase()}`}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} size="md" />
        </button>
      }
    />
  );
}
