const focusable = "input:not([type=hidden]), select, textarea, button, iframe, [tabindex]";

function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/**
 * The control to send the shopper to after a refused submit: the first on the page that is invalid and can be seen
 *. A group (radios, hosted fields) stands for its checked, else its first, control.
 */
export function firstInvalid(form: HTMLElement): HTMLElement | undefined {
  for (const marked of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    if (!isVisible(marked)) continue;
    if (marked.matches(focusable)) return marked;
    const inside = [...marked.querySelectorAll<HTMLElement>(focusable)].filter(
      (control) => isVisible(control) && !control.matches(":disabled"),
    );
    const found = inside.find((control) => control.matches(":checked")) ?? inside[0];
    if (found) return found;
  }
  return undefined;
}
