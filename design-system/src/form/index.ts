export { firstInvalid } from "./first-invalid.ts";
export { type FieldErrors, hasErrors, type Progress, shownErrors, touch, untouched } from "./touched.ts";
export { type FormOptions, useForm } from "./use-form.ts";
export { useReadBack } from "./use-read-back.ts";
