/**
 * Removes every character that matches, wherever it stands.
 *
 * @param value what the shopper typed or pasted
 * @param invalid characters the field does not take; flags other than `i`, `u` and `v` do not matter
 */
export function stripCharacters(value: string, invalid: RegExp | undefined): string {
  if (!invalid) return value;
  return value.replace(new RegExp(invalid.source, `${invalid.flags.replace(/[gy]/g, "")}g`), "");
}

/**
 * Cleans the text of a control in place and leaves the caret where the shopper put it.
 *
 * A control whose value is put back by React after the fact would throw the caret to the end, so the control
 * is corrected before anyone hears of the change.
 *
 * @returns the cleaned value
 */
export function cleanControl(control: HTMLInputElement | HTMLTextAreaElement, invalid: RegExp | undefined): string {
  const clean = stripCharacters(control.value, invalid);
  if (clean === control.value) return clean;
  // Controls of type email and number have no caret to ask for.
  const caret = control.selectionStart;
  const before = caret === null ? null : stripCharacters(control.value.slice(0, caret), invalid).length;
  control.value = clean;
  if (before !== null) control.setSelectionRange(before, before);
  return clean;
}
