import { PasswordField, PasswordRules } from "@tread/design-system/field";
import { useId } from "react";
import { passwordMessages, passwordRepeatMessages } from "#domain/fields/messages.ts";
import { passwordMin, passwordProblem, passwordRules } from "#domain/fields/password.ts";
import { passwordRepeatProblem } from "#domain/fields/password-repeat.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";

/** A new password and the same once more, as typed. */
export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

export const noPassword: NewPassword = { password: "", repeat: "" };

/** What is wrong with a new password, by field. */
export function newPasswordErrors({ password, repeat }: NewPassword) {
  const wrong = passwordProblem(password);
  const different = passwordRepeatProblem(repeat, password);
  return {
    password: wrong ? problemMessage(passwordMessages, wrong) : undefined,
    repeat: different ? problemMessage(passwordRepeatMessages, different) : undefined,
  };
}

const ruleLabels: Record<keyof typeof passwordRules, string> = {
  length: `${passwordMin} characters or more`,
  lowerCase: "A lower case letter",
  upperCase: "An upper case letter",
  number: "A number",
  special: "A special character",
};

export interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** The errors that may be shown. */
  errors: { password?: string | undefined; repeat?: string | undefined };
  /** Ids of the two inputs. */
  ids: { readonly password: string; readonly repeat: string };
  /** What the password is called. */
  label?: string;
}

/** A new password, its hint in whose place its rules are ticked off once it is typed, and the same once more (FORM-13 to FORM-20). */
export function NewPasswordFields({ value, onChange, errors, ids, label = "Password" }: NewPasswordFieldsProps) {
  const rulesId = useId();
  const wrong = newPasswordErrors(value);
  // The hint says what is wanted, and the rules what is still missing: never both at once.
  const isBegun = value.password !== "";
  return (
    <>
      <PasswordField
        id={ids.password}
        name="password"
        label={label}
        purpose="new"
        minLength={passwordMin}
        required
        {...(isBegun && { "aria-describedby": rulesId, help: "" })}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        error={errors.password}
      />
      {isBegun && (
        <PasswordRules
          id={rulesId}
          rules={Object.entries(passwordRules).map(([rule, isMet]) => ({
            label: ruleLabels[rule as keyof typeof passwordRules],
            met: isMet(value.password),
          }))}
        />
      )}
      <PasswordField
        id={ids.repeat}
        name="repeat"
        label={`${label} again`}
        autoComplete="new-password"
        required
        value={value.repeat}
        onChange={(repeat) => onChange({ ...value, repeat })}
        error={errors.repeat}
        valid={!wrong.password && !wrong.repeat}
      />
    </>
  );
}
