import { type Ref, type RefCallback, useCallback } from "react";

/**
 * One ref for an element that both its owner and the caller want. It changes only when one of the two does, so that neither
 * is told again at every render.
 */
export function useMergedRef<Node>(own: Ref<Node>, given: Ref<Node> | undefined): RefCallback<Node> {
  return useCallback(
    (node: Node | null) => {
      const undo = [own, given].map((ref) => {
        if (typeof ref === "function") {
          const cleanUp = ref(node);
          return typeof cleanUp === "function" ? cleanUp : () => void ref(null);
        }
        if (ref) ref.current = node;
        return () => {
          if (ref) ref.current = null;
        };
      });
      return () => {
        for (const each of undo) each();
      };
    },
    [own, given],
  );
}
