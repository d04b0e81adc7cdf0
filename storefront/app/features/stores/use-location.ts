import { useEffect, useRef, useState } from "react";
import { nearCoordinates } from "#domain/stores/locality-check.ts";

/** Milliseconds that the browser may look for where it is, and for which an earlier finding is still good. */
const findWithin = 10_000;
const goodFor = 300_000;

/** Why it is not known where the shopper is (ERRCAT-90, ERRCAT-91). */
export type LocationProblem = "denied" | "unavailable";

export const locationMessages: Readonly<Record<LocationProblem, string>> = {
  denied: "We couldn't get your location, so allow it in your browser or type a suburb.",
  unavailable: "Your location isn't available just now, so try again or type a suburb.",
};

export interface Location {
  /** The browser is looking, or asking the shopper. */
  readonly asking: boolean;
  readonly problem: LocationProblem | null;
  /** Asks the browser where it is. */
  ask(): void;
  /** Forgets what went wrong: another place has been chosen. */
  forget(): void;
}

/**
 * Where the browser is, asked for only when the shopper says so.
 * @param onFound called with coordinates as `near` takes them
 */
export function useLocation(onFound: (near: string) => void): Location {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  // Only the newest question's answer counts, and none once the page is gone.
  const question = useRef(0);
  useEffect(
    () => () => {
      question.current += 1;
    },
    [],
  );

  return {
    asking,
    problem,
    ask() {
      const asked = ++question.current;
      const answered = (next: () => void) => {
        if (asked !== question.current) return;
        setAsking(false);
        next();
      };
      setProblem(null);
      if (!("geolocation" in navigator)) return setProblem("unavailable");
      setAsking(true);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => answered(() => onFound(nearCoordinates(coords))),
        ({ code, PERMISSION_DENIED }) => answered(() => setProblem(code === PERMISSION_DENIED ? "denied" : "unavailable")),
        { timeout: findWithin, maximumAge: goodFor },
      );
    },
    forget() {
      question.current += 1;
      setAsking(false);
      setProblem(null);
    },
  };
}
