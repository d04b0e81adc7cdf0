import { useEffect } from "react";
import { OwnScript } from "./own-script.tsx";

/** Controls that were pressed before React had hydrated the document's root, in their order; null from then on. */
type EarlyClicks = HTMLElement[] | null;

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/** Milliseconds after which a link that opens an overlay leads to its page instead, because the code does not come. */
const patience = 4_000;

const script = `window.earlyClicks=[];
addEventListener("click",e=>{
let q=window.earlyClicks,c=e.target.closest?.("button,a[aria-haspopup]");
if(!q||!c||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||c.form?.hasAttribute("action"))return;
e.preventDefault();e.stopPropagation();
if(q.at(-1)!==c)q.push(c);
if(c.href)setTimeout(()=>window.earlyClicks&&location.assign(c.href),${patience})
},true)`;

/**
 * Keeps what is pressed before React is there, which on a slow line takes seconds. A few lines in the document itself, since
 * nothing that has to be fetched can be there first. Once the root is hydrated, React looks after every press by itself.
 */
export function EarlyClicksScript() {
  return <OwnScript code={script} />;
}

/**
 * Presses again what was pressed too early, one task each: what a press has changed is drawn before the next, and React can
 * hydrate the boundary that a press falls into, which it cannot while it runs effects.
 */
function replay(clicks: HTMLElement[]): void {
  setTimeout(() => {
    const control = clicks.shift();
    if (!control) return;
    if (control.isConnected) control.click();
    replay(clicks);
  });
}

/** In the root's layout: from its first effect on React answers presses, and those kept until then are made. */
export function useEarlyClicks(): void {
  useEffect(() => {
    const clicks = window.earlyClicks ?? [];
    window.earlyClicks = null;
    replay(clicks);
  }, []);
}
