import { type Ref, type RefCallback, useEffect, useEffectEvent, useRef } from "react";
import { useMergedRef } from "../theme/use-merged-ref.ts";

/**
 * Reads a control back once it is hydrated. What is ticked, chosen or typed before that stays in the document, but no handler
 * of React's hears of it, so that state would say one thing and the screen another. A control that begins in the browser has
 * nothing to read back: it shows what state says.
 * @param read compares the control with state and reports what differs; runs once, in the first effect
 * @param ref the caller's own ref to the control
 * @returns the ref to give to the control
 */
export function useReadBack<Control extends Element>(read: (control: Control) => void, ref?: Ref<Control>): RefCallback<Control> {
  const control = useRef<Control>(null);
  const onHydrated = useEffectEvent(read);
  useEffect(() => {
    if (control.current) onHydrated(control.current);
  }, []);
  return useMergedRef(control, ref);
}
