import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * What a press has begun, during which the field is disabled.
 * @returns whether it is going on, and what starts it: without `onFailure` nobody catches a rejection
 */
export function useWork(input: RefObject<HTMLInputElement | null>, onFailed: () => void) {
  const [busy, setBusy] = useState(false);
  const refocus = useRef(false);

  // Disabling the field takes its focus away; whoever has to try again gets it back.
  useEffect(() => {
    if (busy || !refocus.current) return;
    refocus.current = false;
    input.current?.focus({ preventScroll: true });
  }, [busy, input]);

  const start = async (work: unknown, onFailure?: (error: unknown) => void) => {
    if (!(work instanceof Promise)) return;
    setBusy(true);
    try {
      await work;
    } catch (error) {
      refocus.current = true;
      onFailed();
      if (!onFailure) throw error;
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return [busy, start] as const;
}
