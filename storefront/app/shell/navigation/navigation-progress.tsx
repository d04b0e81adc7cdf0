import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { look } from "./navigation-progress.css.ts";

/** Milliseconds that a page may take before the shopper is told that it is on its way. */
const patience = 500;

/** Nobody knows how far the next page is: the bar gets ever slower, and never to the end. */
function grow(bar: HTMLElement | null): void {
  if (!bar || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  bar.animate(
    { transform: ["scaleX(0)", "scaleX(.9)"] },
    { duration: 8000, easing: "cubic-bezier(0,.6,.2,1)", fill: "forwards" },
  );
}

function ProgressBar() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, patience, true);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <div ref={grow} role="progressbar" aria-label="Loading the page" style={look} />;
}

/** Says that the next page is on its way, once it takes its time: the one on show stays until it is there, as if nothing had been pressed. */
export function NavigationProgress() {
  return useNavigation().state !== "idle" && <ProgressBar />;
}
