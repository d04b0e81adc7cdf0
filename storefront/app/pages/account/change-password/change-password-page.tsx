import { Button } from "@tread/design-system/button";
import { FormLayout, PasswordField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Note } from "@tread/design-system/note";
import { Text } from "@tread/design-system/text";
import { useEffect, useRef, useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { useAccountQuery } from "../../../features/account/account-api.ts";
import * as styles from "../../../features/account/account-forms.css.ts";
import { AccountHeading } from "../../../features/account/account-heading.tsx";
import { NewPasswordFields, newPasswordErrors, noPassword } from "../../../features/account/new-password-fields.tsx";
import { PasswordOwner } from "../../../features/account/password-owner.tsx";
import { fieldRefusals, refusalMessage, refusals } from "../../../features/account/refusals.ts";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import { useRefusedValues } from "../../../features/account/use-refused-values.ts";
import { useChangePasswordMutation } from "../../../features/account/users-api.ts";
import { FormProblems } from "../../../features/forms/form-problems.tsx";
import { signedIn } from "../../../features/session/session-actions.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useAppDispatch } from "../../../platform/store/hooks.ts";

const fieldIds = { current: "change-current", password: "change-password", repeat: "change-repeat" } as const;

const nothing = { current: "", ...noPassword };

/** What the server says to a field rather than to the whole form. */
function refusedFields(failure: CallFailure): { current?: string; password?: string } {
  if (failure.code === "IncorrectPassword") return { current: refusals.changePassword.IncorrectPassword };
  const { password } = fieldRefusals(failure);
  return password ? { password } : {};
}

/** Changes the password of who is signed in, who gives the current one (ROUTE-30, AUTH-15). */
export function ChangePasswordPage() {
  const dispatch = useAppDispatch();
  const { data: account } = useAccountQuery(undefined, { skip: !useLoggedIn() });
  const [entered, setEntered] = useState(nothing);
  const [send, { error, isLoading, isSuccess, reset }] = useChangePasswordMutation();
  const { refuse, refusalOf } = useRefusedValues<"current" | "password">();
  const done = useRef<HTMLDivElement>(null);
  const wrong = newPasswordErrors(entered);
  const form = useForm({
    errors: {
      current: entered.current === "" ? "Enter your current password." : refusalOf("current", entered.current),
      ...wrong,
      password: wrong.password ?? refusalOf("password", entered.password),
    },
    async onSubmit() {
      if (isLoading) return;
      const { data, error: refused } = await send({ currentPassword: entered.current, password: entered.password });
      if (data) {
        // Every other session of the account has ended; this one goes on with what came back.
        dispatch(signedIn(data));
        setEntered(nothing);
        form.reset();
        return;
      }
      const failure = refused as CallFailure;
      const atField = refusedFields(failure);
      for (const field of ["current", "password"] as const) if (atField[field]) refuse(field, entered[field], atField[field]);
      const first = atField.current ? "current" : atField.password ? "password" : null;
      if (first) document.getElementById(fieldIds[first])?.focus();
    },
  });
  // What it says is only there, and can take focus, after this render.
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  const failure = isLoading ? undefined : (error as CallFailure | undefined);
  const change = (value: Partial<typeof nothing>) => {
    if (isSuccess) reset();
    setEntered((before) => ({ ...before, ...value }));
  };

  return (
    <>
      <AccountHeading shout="Change" aside="password" />
      <div className={styles.pageForm}>
        <Text>You'll stay signed in here, and be signed out everywhere else.</Text>
        <div ref={done} tabIndex={-1} role="status" className={styles.problem}>
          {isSuccess && <Note tone="success">Your password is changed.</Note>}
        </div>
        <form {...form.formProps} method="dialog" className={styles.form}>
          <NeedsScript what="Changing your password" instead="ask" />
          <FormProblems fields={fieldIds} errors={form.errors} refusals={form.refusals}>
            {failure && Object.keys(refusedFields(failure)).length === 0 && refusalMessage(refusals.changePassword, failure)}
          </FormProblems>
          {account && <PasswordOwner email={account.customer.email} />}
          <FormLayout>
            <PasswordField
              id={fieldIds.current}
              name="current"
              label="Current password"
              required
              value={entered.current}
              onChange={(current) => change({ current })}
              error={form.errors.current}
            />
            <NewPasswordFields label="New password" ids={fieldIds} value={entered} onChange={change} errors={form.errors} />
          </FormLayout>
          <div>
            <Button type="submit" size="lg" loading={isLoading} loadingLabel="Saving">
              Change password
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}
