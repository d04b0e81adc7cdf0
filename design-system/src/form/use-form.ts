import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { firstInvalid } from "./first-invalid.ts";
import { type FieldErrors, hasErrors, type Progress, shownErrors, touch, untouched } from "./touched.ts";

export interface FormOptions {
  /** What is wrong now, by field name, whether or not it may be shown yet. */
  errors: FieldErrors;
  /** Runs on submit when nothing is wrong. The native submit is stopped; call it yourself for a plain post. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Where a refused submit sends focus: the first invalid field (the rule), or the caller's error summary. */
  focus?: "field" | "summary";
}

/**
 * When the errors of a form show and where focus goes: an error shows once its field was left or changed, or on
 * submit; a refused submit focuses the first invalid visible field.
 *
 * Fields are known by their `name`. The values and the rules stay with the caller.
 *
 * @returns `formProps` for the `<form>`; `errors` that may be shown; `refusals`, the count of refused submits, for
 * `FormErrorSummary`; `touch` for a control that has no name of its own; `reset` to start over.
 */
export function useForm({ errors, onSubmit, focus = "field" }: FormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [progress, setProgress] = useState<Progress>(untouched);
  const [refusals, setRefusals] = useState(0);

  const markTouched = (name: string) => setProgress((current) => touch(current, name));
  const passThrough = (field: Element) => markTouched(field.getAttribute("name") ?? "");

  // The errors of a refused submit are on the page only after this render.
  useEffect(() => {
    if (refusals > 0 && focus === "field" && form.current) firstInvalid(form.current)?.focus();
  }, [refusals, focus]);

  return {
    formProps: {
      ref: form,
      noValidate: true,
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        // An error that shows moves what is below it: what is being pressed there stands still until it has been pressed.
        if (!document.querySelector(":active")) passThrough(target);
        else addEventListener("mouseup", () => setTimeout(passThrough, 0, target), { once: true });
      },
      // React reports every keystroke as a change. A choice is made at once; text is only changed when it is left.
      onChange({ target }: ChangeEvent<HTMLFormElement>) {
        if (target.matches("select, [type=checkbox], [type=radio]")) passThrough(target);
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        setProgress((current) => (current.submitted ? current : { ...current, submitted: true }));
        if (hasErrors(errors)) setRefusals((count) => count + 1);
        else onSubmit(event);
      },
    },
    errors: shownErrors(errors, progress),
    refusals,
    touch: markTouched,
    reset() {
      setProgress(untouched);
      setRefusals(0);
    },
  };
}
