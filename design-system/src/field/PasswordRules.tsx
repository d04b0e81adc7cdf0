import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./PasswordField.css.ts";

export interface PasswordRulesProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Each rule in a few words, and whether the password keeps it. */
  rules: ReadonlyArray<{ label: string; met: boolean }>;
  /** For `aria-describedby` of the password. */
  id?: string;
  /** Name of the rules, for screen readers. */
  "aria-label"?: string;
}

/** The rules of a new password, ticked off as it is typed. */
export function PasswordRules({ rules, className, "aria-label": label = "Password rules", ...list }: PasswordRulesProps) {
  return (
    <ul {...list} className={classNames(css.rules, className)} aria-label={label}>
      {rules.map((rule) => (
        <li key={rule.label} className={rule.met ? css.ruleMet : css.rule}>
          {rule.label}
          <span className={visuallyHidden}>{rule.met ? ", done" : ", to do"}</span>
        </li>
      ))}
    </ul>
  );
}
