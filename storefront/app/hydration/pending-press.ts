/** Controls that were pressed too early, first pressed first. */
const pressed: HTMLElement[] = [];

/** React keeps what it knows of an element under a key of its own; an element that has none is not alive yet. */
export const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/**
 * Keeps presses on controls that have not come alive yet, and makes them again in their order once they have: the first
 * tap on a page is also what wakes it. An impatient second tap counts once. Links and disclosures need no waking.
 */
export function keepPendingPress(): () => void {
  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element | null)?.closest<HTMLElement>("button, input, label, a[href], summary");
    if (!control || control.matches("a[href], summary") || isLive(control)) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed.at(-1) !== control) pressed.push(control);
  };
  document.addEventListener("click", onClick, true);
  return () => document.removeEventListener("click", onClick, true);
}

/** A part has come alive: the presses that waited for it are made again. */
export function partIsLive(): void {
  while (pressed[0]?.isConnected === false) pressed.shift();
  const [control] = pressed;
  if (!control || !isLive(control)) return;
  pressed.shift();
  control.click();
  // What a press has changed is drawn before the next one is made.
  setTimeout(partIsLive);
}
