/** Errors by field name; a field without one is valid. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Which fields a shopper has been through, and whether they tried to submit. */
export interface Progress {
  /** Names of the fields that have been left once. */
  touched: ReadonlySet<string>;
  /** Whether a submit was tried: then every error shows. */
  submitted: boolean;
}

export const untouched: Progress = { touched: new Set(), submitted: false };

/** Adds a field that was left or changed. The same progress comes back when nothing is new. */
export function touch(progress: Progress, name: string): Progress {
  if (progress.touched.has(name)) return progress;
  return { ...progress, touched: new Set([...progress.touched, name]) };
}

/** The errors that may be shown: of touched fields, and of all once submit was tried. */
export function shownErrors(errors: FieldErrors, progress: Progress): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name, error]) => error && (progress.submitted || progress.touched.has(name))),
  );
}

/** Whether any field has an error, shown or not. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.values(errors).some(Boolean);
}
