import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import { OwnScript } from "./own-script.tsx";

/** By the names that the router keeps places under. Its own component says the same in three times as many bytes of every document. */
export const placeScript = `try{let place=history.state
place?.key||history.replaceState(place={key:Math.random().toString(32).slice(2)},"")
let y=JSON.parse(sessionStorage["react-router-scroll-positions"])[place.key]
y>=0&&scrollTo(0,y)}catch{}`;

/** Puts a page that is loaded again where it was left, before its scripts have arrived; from then on the router does. */
export function ScrollRestoration() {
  useScrollRestoration();
  return <OwnScript code={placeScript} />;
}
