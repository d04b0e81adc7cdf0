import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import { OwnScript } from "../../platform/hydration/own-script.tsx";

/** Goes where the page was left, as the router noted it; its own script breaks where storage is blocked. */
export const placeScript = `if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
try{let y=JSON.parse(sessionStorage.getItem("react-router-scroll-positions")||"{}")[history.state.key];
if(typeof y=="number")scrollTo(0,y)}catch{}`;

/** Keeps the place of every page of the history, before hydration and after it. */
export function ScrollMemory() {
  useScrollRestoration();
  return <OwnScript code={placeScript} />;
}
