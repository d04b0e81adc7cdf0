import { TextField, type TextFieldProps } from "./TextField.tsx";

export type EmailFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "trim"> & {
  /** What the browser may fill in (HTML's `autocomplete`). */
  autoComplete?: string;
};

/** An e-mail address: the right keyboard, no capitals, no spelling, filled in by the browser. */
export function EmailField({ autoComplete = "email", ...props }: EmailFieldProps) {
  return (
    <TextField {...props} type="email" inputMode="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />
  );
}
