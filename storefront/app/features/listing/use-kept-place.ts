import { useEffect, useLayoutEffect, useRef } from "react";

const storageKey = "listing-place";

/** Takes the place that was noted for a history entry, once. */
function takePlace(entry: string): number | null {
  try {
    const [noted, place] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string?, number?];
    sessionStorage.removeItem(storageKey);
    return noted === entry && typeof place === "number" ? place : null;
  } catch {
    return null;
  }
}

function notePlace(entry: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([entry, scrollY]));
  } catch {}
}

/**
 * Goes back to where the shopper was when a listing that more was loaded into is loaded anew. The browser and the router do
 * so as far as the page reaches that the server has sent, which is its first tiles.
 * @param entry key of the history entry
 * @param longer whether the listing reaches further than what the server sends
 */
export function useKeptPlace(entry: string, longer: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    const note = () => notePlace(entry);
    addEventListener("pagehide", note);
    return () => removeEventListener("pagehide", note);
  }, [entry]);
  useLayoutEffect(() => {
    if (!longer || done.current) return;
    done.current = true;
    const place = takePlace(entry);
    if (place !== null) scrollTo(0, place);
  }, [entry, longer]);
}
