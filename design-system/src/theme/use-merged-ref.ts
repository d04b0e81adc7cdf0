import { type Ref, type RefCallback, useCallback } from "react";
import { shareRef } from "./share-ref.ts";

/**
 * One ref for an element that both its owner and the caller want. It changes only when one of the two does, so that neither
 * is told again at every render.
 */
export function useMergedRef<Node>(own: Ref<Node>, given: Ref<Node> | undefined): RefCallback<Node> {
  return useCallback(
    (node: Node) => {
      const releaseOwn = shareRef(own, node);
      const releaseGiven = shareRef(given, node);
      return () => {
        releaseOwn();
        releaseGiven();
      };
    },
    [own, given],
  );
}
