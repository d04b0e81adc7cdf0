import { useEffect, useState } from "react";

/** Whether something has been going on for this many milliseconds, without a break. */
export function useLasting(active: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, milliseconds]);
  return active && lasting;
}

/**
 * A message once it and what it is about have rested for a while; empty until then. A live region with it is empty in
 * between, so that the same words are said again for another search.
 */
export function useRestingMessage(message: string, about: string, milliseconds: number): string {
  const [rested, setRested] = useState({ message: "", about: "" });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ message, about }), milliseconds);
    return () => clearTimeout(timer);
  }, [message, about, milliseconds]);
  return rested.message === message && rested.about === about ? message : "";
}
