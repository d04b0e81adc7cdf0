import { useEffect, useState } from "react";

/** Width and height in pixels of CSS. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** Milliseconds for which a box must keep its size before it counts: a window that is drawn larger passes through many (IMG-14). */
const rest = 500;

/** How large an element is, at once and whenever it has come to rest at another size; undefined until it is there. */
export function useBoxSize(element: Element | null): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>();
  useEffect(() => {
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMeasured = false;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = (entry as ResizeObserverEntry).contentRect;
      clearTimeout(timer);
      timer = setTimeout(() => setSize({ width, height }), isMeasured ? rest : 0);
      isMeasured = true;
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return size;
}
