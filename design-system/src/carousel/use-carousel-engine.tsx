import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { CarouselEngine, EngineSettings } from "./CarouselEngine.tsx";
import type { CarouselMoves } from "./live-carousel.ts";

/** How far below or above the screen a row is fetched for. */
const near = "200px 0px";

/** Milliseconds after which a browser that is never idle fetches it all the same. */
const patience = 2000;

export interface CarouselHandle {
  /** Ref of what scrolls; its one child is the row, whose children are the slides. */
  viewport: (element: HTMLElement | null) => void;
  /** Asks something of the carousel, at once or as soon as it is alive. */
  act: (what: (moves: CarouselMoves) => void) => void;
  /** To be rendered anywhere in the carousel. Shows nothing. */
  engine: ReactNode;
}

/**
 * Brings the engine to a row that the browser scrolls and snaps, when the row is near the screen and the browser has
 * time, or when somebody asks the row to move. Until then, and if the engine never comes, the row stays what it is.
 */
export function useCarouselEngine(settings: EngineSettings): CarouselHandle {
  const [element, viewport] = useState<HTMLElement | null>(null);
  const [Engine, setEngine] = useState<typeof CarouselEngine>();
  const moves = useRef<CarouselMoves>(null);
  const waiting = useRef<(moves: CarouselMoves) => void>(undefined);
  const { unless } = settings;

  const load = useCallback(() => {
    void import("./CarouselEngine.tsx").then(
      (loaded) => setEngine(() => loaded.CarouselEngine),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (!element || Engine) return;
    const query = unless === undefined ? undefined : matchMedia(unless);
    let isNear = false;
    const look = () => {
      if (!isNear || query?.matches) return;
      if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: patience });
      else load();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.some((entry) => entry.isIntersecting);
        look();
      },
      { rootMargin: near },
    );
    observer.observe(element);
    query?.addEventListener("change", look);
    return () => {
      observer.disconnect();
      query?.removeEventListener("change", look);
    };
  }, [element, Engine, unless, load]);

  const act: CarouselHandle["act"] = (what) => {
    if (moves.current) return what(moves.current);
    waiting.current = what;
    load();
  };
  const onLive = (next: CarouselMoves | null) => {
    moves.current = next;
    if (next) waiting.current?.(next);
    waiting.current = undefined;
  };
  return { viewport, act, engine: Engine && element && <Engine {...settings} viewport={element} onLive={onLive} /> };
}
