import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./Field.css.ts";

export interface PasswordRulesProps {
  /** Each rule in a few words, and whether the password keeps it. */
  rules: ReadonlyArray<{ label: string; met: boolean }>;
  /** For `aria-describedby` of the password. */
  id?: string;
}

/** The rules of a new password, ticked off as it is typed. */
export function PasswordRules({ rules, id }: PasswordRulesProps) {
  return (
    <ul className={css.rules} id={id} aria-label="Password rules">
      {rules.map((rule) => (
        <li key={rule.label} className={rule.met ? css.ruleMet : css.rule}>
          {rule.label}
          <span className={visuallyHidden}>{rule.met ? ", done" : ", to do"}</span>
        </li>
      ))}
    </ul>
  );
}
