import { Note } from "@tread/design-system/note";
import { type ReactNode, useEffect, useRef } from "react";
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
}

/**
 * What is wrong with a form, above its fields: all of several errors, and what the server refused it for. The latter takes focus as
 * it comes: the button that was pressed is at the end of a form that may be longer than the screen.
 */
export function FormProblems({ fields, errors, refusals, children }: FormProblemsProps) {
  const box = useRef<HTMLDivElement>(null);
  const isRefused = Boolean(children);
  useEffect(() => {
    if (isRefused) box.current?.focus();
  }, [isRefused]);
  const listed = Object.entries(fields).flatMap(([name, fieldId]) => {
    const message = refusals > 0 ? errors[name] : undefined;
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <>
      {listed.length > 1 && <ErrorSummary errors={listed} />}
      <div ref={box} tabIndex={-1} role="alert" className={styles.problem}>
        {children && <Note tone="error">{children}</Note>}
      </div>
    </>
  );
}
