const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll", "click"] as const;

/** Milliseconds after loading when a page with a running clock comes alive by itself. */
const clockDelay = 3_000;

let settle: () => void = () => undefined;
let used = false;

/** Those that wait for their turn, first come first. */
const turns: (() => void)[] = [];

function giveTurns(): void {
  turns.shift()?.();
  if (turns.length > 0) setTimeout(giveTurns);
}

/**
 * Resolves at the first sign that somebody uses the page. Until then what the server rendered is complete as it is:
 * links lead on, forms can be filled, and the browser has its time for painting.
 */
export const firstUse: Promise<void> = new Promise((resolve) => {
  settle = () => {
    settle = () => undefined;
    used = true;
    resolve();
    giveTurns();
  };
});

/** Resolves at the first use as well, but for one that waits after the other: the browser answers between them. */
export const ownTurn = (): Promise<void> => (used ? firstUse : new Promise((resolve) => turns.push(resolve)));

/** Whether somebody has used the page already. */
export const wasUsed = () => used;

/** Brings the page to life before anybody uses it, because what it shows has to change. */
export const wake = () => settle();

/** Milliseconds that waking the page waits when a link to another is reached for: following it must not wait for a page that goes. */
const linkDelay = 300;

/**
 * Starts listening for the first use. Called once, by the client entry.
 * @param pressed something was pressed already
 * @param reach is told of links within the page that are the first thing used
 */
export function watchFirstUse(pressed: boolean, reach?: (link: HTMLAnchorElement) => void): void {
  if (pressed) settle();
  const begin = (event?: Event) => {
    const link = (event?.target as Element | undefined)?.closest?.<HTMLAnchorElement>("main a[href]");
    if (link) {
      if (!used) setTimeout(begin, linkDelay);
      used = true;
      reach?.(link);
      return;
    }
    for (const sign of signs) removeEventListener(sign, begin, true);
    settle();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  addEventListener("load", () => {
    setTimeout(() => document.querySelector("[role=timer]") && begin(), clockDelay);
  });
}
