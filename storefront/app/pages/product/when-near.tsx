import { type ReactNode, useEffect, useRef, useState } from "react";

/** About as tall as a row of products with its title. */
export const carouselHeight = "36rem";

/** About as tall as the first reviews. */
export const reviewsHeight = "30rem";

export interface WhenNearProps {
  /** CSS height kept free until then, so that nothing below moves. */
  height: string;
  children: ReactNode;
}

/** Renders its content once it is about to come into view. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    // A busy page hears of several frames at once, and the first of them may be from before it came near.
    const look = (entries: IntersectionObserverEntry[]) => setNear(entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(look, { rootMargin: "600px 0px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place} style={{ minHeight: height }} />;
}
