import type { Ref } from "react";

/**
 * Gives an element to the ref that a caller passed, of either kind, for parts that need their element themselves.
 * @returns what lets go of it again: a ref callback's own cleanup where it has one
 */
export function shareRef<Target>(ref: Ref<Target> | undefined, element: Target): () => void {
  if (typeof ref === "function") {
    const release = ref(element);
    return typeof release === "function" ? release : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
