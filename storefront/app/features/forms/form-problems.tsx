import { Note } from "@tread/design-system/note";
import type { ReactNode, Ref } from "react";
import { ErrorSummary } from "./error-summary.tsx";
import * as styles from "./form-problems.css.ts";

export interface FormProblemsProps {
  /** Ids of the fields by name, in their order. */
  fields: Readonly<Record<string, string>>;
  /** The errors that may be shown. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Refused submits so far: nothing is listed before the first. */
  refusals: number;
  /** What the server said to the whole of it. */
  children?: ReactNode;
  /** The place of that, which then can be given focus. */
  ref?: Ref<HTMLDivElement>;
}

/** What is wrong with a form, above its fields: all of several errors, and what the server refused it for. */
export function FormProblems({ fields, errors, refusals, children, ref }: FormProblemsProps) {
  const listed = Object.entries(fields).flatMap(([name, fieldId]) => {
    const message = refusals > 0 ? errors[name] : undefined;
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <>
      {listed.length > 1 && <ErrorSummary errors={listed} />}
      <div ref={ref} tabIndex={ref ? -1 : undefined} role="alert" className={styles.problem}>
        {children && <Note tone="error">{children}</Note>}
      </div>
    </>
  );
}
