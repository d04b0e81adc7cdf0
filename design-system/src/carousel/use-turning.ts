import { type ComponentProps, type FocusEvent, type PointerEvent, useEffect, useState } from "react";

type Touches = Pick<ComponentProps<"section">, "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur">;

/** What a section needs to know and do that turns by itself. */
export interface Turning {
  /** Neither stopped nor held. */
  turning: boolean;
  /** Somebody wants it to stand, by the button or by a wish for less motion. */
  stopped: boolean;
  /** For the button. */
  stop: (stopped: boolean) => void;
  /** For the section: they hold it while the pointer or the keyboard's focus is on it. */
  touches: Required<Touches>;
}

/**
 * Whether something that turns by itself may go on.
 * @param asked false when it is not to turn at all
 * @param given the section's own handlers, which are called first
 * @see https://www.w3.org/TR/WCAG22/#pause-stop-hide
 */
export function useTurning(asked: boolean, { onPointerEnter, onPointerLeave, onFocus, onBlur }: Touches): Turning {
  const [stopped, stop] = useState(false);
  const [held, hold] = useState(false);

  useEffect(() => {
    if (asked && matchMedia("(prefers-reduced-motion: reduce)").matches) stop(true);
  }, [asked]);

  const touches = {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      onPointerEnter?.(event);
      if (event.pointerType === "mouse") hold(true);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      onPointerLeave?.(event);
      // Who is in it by keyboard goes on reading.
      hold(event.currentTarget.querySelector(":focus-visible") !== null);
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      onFocus?.(event);
      // A press on the button focuses it too, and the button says by itself what then happens.
      if (event.target.matches(":focus-visible")) hold(true);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      onBlur?.(event);
      if (!event.currentTarget.contains(event.relatedTarget)) hold(false);
    },
  };
  return { turning: !stopped && !held, stopped, stop, touches };
}
