import type { EarlyPresses } from "./early-press.tsx";

/** Controls that were pressed too early, first pressed first. */
const pressed: HTMLElement[] = [];

/** React keeps what it knows of an element under a key of its own; an element that has none is not alive yet. */
export const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/** A link that opens an overlay is a control as soon as scripts have arrived; every other link leads on by itself. */
const leadsOn = (control: HTMLElement, event: MouseEvent) =>
  control.matches("summary, a[href]:not([aria-haspopup])") ||
  (control.matches("a[href]") && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey));

/**
 * Keeps presses on controls that have not come alive yet, and makes them again in their order once they have: the first
 * tap on a page is also what wakes it. An impatient second tap counts once. Plain links and disclosures need no waking.
 * @param until ends it; without one presses are kept as long as there is a document
 * @returns true when something was pressed before this code had arrived
 */
export function keepPendingPress(until?: AbortSignal): boolean {
  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element | null)?.closest<HTMLElement>("button, input, label, a[href], summary");
    if (!control || leadsOn(control, event) || isLive(control)) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed.at(-1) !== control) pressed.push(control);
  };
  document.addEventListener("click", onClick, { capture: true, signal: until });
  const { earlyPresses } = window as { earlyPresses?: EarlyPresses };
  if (!earlyPresses) return false;
  earlyPresses.taken = true;
  pressed.push(...earlyPresses);
  return pressed.length > 0;
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
