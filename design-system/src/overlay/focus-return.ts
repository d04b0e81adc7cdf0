/** The opener of an overlay, what it stands in, and, if that is another overlay, that overlay's own way back. */
export type WayBack = readonly Element[];

const wayBackOf = new WeakMap<Element, WayBack>();

const landmarks = "main, header, footer, nav, aside";
const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex='-1'])";

/**
 * The way back to what has focus now. The opener may be gone when the overlay closes (a removed line, a menu that has
 * closed too), so more than the opener is remembered, up to the landmark around it.
 */
export function wayBackFromHere(): WayBack {
  const chain: Element[] = [];
  let local = true;
  for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) {
    if (local) chain.push(element);
    const further = wayBackOf.get(element);
    if (further) return [...chain, ...further];
    if (element.matches(landmarks)) local = false;
  }
  return chain;
}

/** Remembers an open panel's way back, also for overlays opened from inside it. */
export function keepWayBack(panel: Element, wayBack: WayBack): void {
  wayBackOf.set(panel, wayBack);
}

function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || element.closest("[inert]")) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Focuses the first of a way that can have it, or the first thing inside it that can. Tells whether one did. */
function focusAlong(way: WayBack, within: (element: Element) => boolean = () => true): boolean {
  for (const element of way) {
    if (!within(element)) continue;
    if (tryFocus(element)) return true;
    if (!element.matches("main") && element.isConnected && tryFocus(element.querySelector(focusable))) return true;
  }
  return false;
}

function focusMain(): void {
  const main = document.querySelector("main");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  tryFocus(main);
}

/** Gives focus back after a panel has closed, unless somebody has already moved it elsewhere. */
export function returnFocus(panel: Element): void {
  const active = document.activeElement;
  if (active && active !== document.body && !panel.contains(active)) return;
  if (!focusAlong(wayBackOf.get(panel) ?? [])) focusMain();
}

/**
 * Keeps focus in a panel when what has it is taken away, such as the line that a press on it removed: it goes to the
 * nearest thing left, or to the panel. Returns how to stop.
 * @param foremost whether no other panel is open over this one
 */
export function holdFocus(panel: HTMLElement, foremost: () => boolean): () => void {
  let way = wayBackFromHere();
  const note = () => {
    way = wayBackFromHere();
  };
  const inPanel = (element: Element) => panel.contains(element);
  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || !foremost()) return;
    if (!focusAlong(way, inPanel)) tryFocus(panel);
  });
  panel.addEventListener("focusin", note);
  watch.observe(panel, { childList: true, subtree: true });
  return () => {
    panel.removeEventListener("focusin", note);
    watch.disconnect();
  };
}
