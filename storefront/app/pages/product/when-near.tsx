import { type ReactNode, useEffect, useRef, useState } from "react";

export interface WhenNearProps {
  /** CSS height kept free until then, so that nothing below moves. */
  height: string;
  children: ReactNode;
}

/** Renders its content once it is about to come into view, or when the address points at it. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "600px 0px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place} style={{ minHeight: height }} />;
}
