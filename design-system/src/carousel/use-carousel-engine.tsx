import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { CarouselEngine, CarouselEngineProps, EngineSettings } from "./CarouselEngine.tsx";
import type { CarouselMoves } from "./live-carousel.ts";

/** How far below or above the screen a row is fetched for. */
const near = "200px 0px";

/** Milliseconds after which a browser that is never idle fetches it all the same. */
const patience = 2000;

interface Loaded {
  Engine: typeof CarouselEngine;
  rotation: CarouselEngineProps["rotation"];
}

export interface HandleSettings extends EngineSettings {
  /** Fetches what lets it go on by itself; only what does so pays for it. */
  rotation?: () => Promise<CarouselEngineProps["rotation"]>;
  /** A media query in which it is no carousel. */
  unless?: string;
}

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
export function useCarouselEngine({ rotation, unless, ...settings }: HandleSettings): CarouselHandle {
  const [element, viewport] = useState<HTMLElement | null>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const moves = useRef<CarouselMoves>(null);
  const waiting = useRef<(moves: CarouselMoves) => void>(undefined);
  const [off, setOff] = useState(unless !== undefined);

  const load = useCallback(() => {
    void Promise.all([import("./CarouselEngine.tsx"), rotation?.()]).then(
      ([{ CarouselEngine }, turning]) => setLoaded({ Engine: CarouselEngine, rotation: turning }),
      () => undefined,
    );
  }, [rotation]);

  useEffect(() => {
    if (unless === undefined) return;
    const query = matchMedia(unless);
    const follow = () => setOff(query.matches);
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, [unless]);

  useEffect(() => {
    if (!element || off || (loaded && (loaded.rotation || !rotation))) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: patience });
        else load();
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, off, loaded, rotation, load]);

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
  const engine = loaded && element && !off && (
    <loaded.Engine {...settings} rotation={loaded.rotation} viewport={element} onLive={onLive} />
  );
  return { viewport, act, engine };
}
