import { OwnScript } from "./own-script.tsx";

/** Presses from before the shop's code arrived, in their order; `taken` once that code looks after them. */
export type EarlyPresses = HTMLElement[] & { taken?: boolean };

/** Milliseconds after which a link that waits for code which does not come leads on by itself. */
export const patience = 4_000;

const script = `{
let p=window.earlyPresses=[]
addEventListener("click",e=>{
let c=e.target.closest?.("button,a[aria-haspopup]")
if(p.taken||!c||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||c.form?.hasAttribute("action"))return
e.preventDefault()
if(p.at(-1)!==c)p.push(c)
if(c.href)setTimeout(()=>p.taken||location.assign(c.href),${patience})
},true)}`;

/**
 * Keeps what is pressed before the shop's code has arrived, which on a slow line takes seconds. A few lines in the
 * document itself, since nothing that has to be fetched can be there first.
 */
export function EarlyPressScript() {
  return <OwnScript code={script} />;
}
