import { type RefObject, useEffect, useEffectEvent } from "react";

/** Hears of presses outside an element: a tap there does not take focus from a field on every touch screen. */
export function useOutsidePress(element: RefObject<HTMLElement | null>, listening: boolean, onPress: () => void) {
  const press = useEffectEvent((event: Event) => {
    if (!element.current?.contains(event.target as Node)) onPress();
  });
  useEffect(() => {
    if (!listening) return;
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [listening]);
}
