import { Button } from "@tread/design-system/button";
import { EmptyState, type EmptyStateProps } from "@tread/design-system/empty-state";
import { useEffect, useRef } from "react";
import { useShopHref } from "../shop/use-shop.ts";
import { RemovedLine } from "./removed-line.tsx";

export interface EmptyCartProps extends Pick<EmptyStateProps, "level" | "size"> {
  /** Whether the shopper has just taken the last line out. */
  emptiedHere: boolean;
}

/** There is nothing in the cart. */
export function EmptyCart({ emptiedHere, ...look }: EmptyCartProps) {
  const href = useShopHref();
  const place = useRef<HTMLDivElement>(null);
  // The line that had focus is gone; this is what there is instead.
  useEffect(() => {
    if (emptiedHere) place.current?.focus({ preventScroll: true });
  }, [emptiedHere]);
  return (
    <>
      <RemovedLine />
      <EmptyState
        {...look}
        ref={place}
        tabIndex={-1}
        shout="Empty."
        aside="Awkward."
        sentence="Your cart could use some company."
      >
        <Button size="lg" href={href("/products")}>
          Shop everything
        </Button>
        <Button size="lg" variant="secondary" href={href("/products?sale=true")}>
          See what's on sale
        </Button>
      </EmptyState>
    </>
  );
}
