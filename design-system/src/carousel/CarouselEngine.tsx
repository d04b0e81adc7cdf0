import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { carouselSpeed } from "./carousel.contract.ts";
import type { EmblaOptions } from "./embla.ts";
import { type CarouselListener, type CarouselMoves, takeOver } from "./live-carousel.ts";
import type { RotationTimes } from "./rotation.ts";
import { byTheClock, timedMotion } from "./timed-motion.ts";
import { whenStill } from "./when-still.ts";

/** How a carousel moves. */
export interface EngineSettings extends CarouselListener {
  /** After the last slide comes the first. */
  loop?: boolean;
  /** Whether a press may drag the row, or says so of each press. Yes unless said otherwise. */
  drag?: boolean | ((event: MouseEvent | TouchEvent) => boolean);
  /** Milliseconds a move takes. 300 unless said otherwise (CARO-01). */
  speed?: number;
  /** When it goes on by itself; needs `rotation`. */
  times?: RotationTimes;
  /** It may go on by itself now. Out of view it rests anyway. */
  rotating?: boolean;
  /** Where it starts, unless it has been scrolled. From 0. */
  startIndex?: number;
}

export interface CarouselEngineProps extends EngineSettings {
  /** What scrolls; its one child is the row, whose children are the slides. */
  viewport: HTMLElement;
  /** What lets it go on by itself, in `times`, while `rotating`. */
  rotation?: typeof import("./rotation.ts");
  /** It has come alive, or given the row back to the browser. */
  onLive?: (moves: CarouselMoves | null) => void;
}

const calm = "(prefers-reduced-motion: reduce)";

/**
 * Embla, under a row of slides that the browser scrolls until then. It draws nothing. It takes over only once the row
 * stands still, and from where it stands, so that nobody sees it come.
 */
export function CarouselEngine({
  viewport,
  loop = false,
  drag = true,
  speed = carouselSpeed,
  rotation,
  times,
  rotating = false,
  startIndex = 0,
  ...listener
}: CarouselEngineProps) {
  const latest = useRef({ ...listener, drag });
  useLayoutEffect(() => {
    latest.current = { ...listener, drag };
  });
  // Where it starts matters once.
  const [first] = useState(startIndex);
  const draggable = drag !== false;
  const options = useMemo<EmblaOptions>(
    () => ({
      loop,
      align: "start",
      direction: getComputedStyle(viewport).direction === "rtl" ? "rtl" : "ltr",
      duration: byTheClock,
      startIndex: first,
      watchFocus: false,
      watchDrag:
        draggable &&
        ((_, event) => (typeof latest.current.drag === "function" ? latest.current.drag(event) : latest.current.drag)),
      breakpoints: { [calm]: { duration: 0 } },
    }),
    [loop, viewport, draggable, first],
  );
  const plugins = useMemo(
    () => [timedMotion(speed), ...(rotation && times ? [rotation.rotation(times)] : [])],
    [speed, rotation, times],
  );
  const [attach, embla] = useEmblaCarousel(options, plugins);

  // Embla cannot measure a row of nothing.
  useEffect(() => whenStill(viewport, () => viewport.querySelector(":scope > * > *") && attach(viewport)), [viewport, attach]);

  // Before the next picture is painted, so that scrolling is never seen to jump.
  useLayoutEffect(() => {
    if (!embla) return;
    const { moves, giveBack } = takeOver(embla, viewport, {
      onPlace: (place) => latest.current.onPlace?.(place),
      onProgress: (progress) => latest.current.onProgress?.(progress),
    });
    latest.current.onLive?.(moves);
    return () => {
      latest.current.onLive?.(null);
      giveBack();
    };
  }, [embla, viewport]);

  useEffect(() => {
    if (embla && rotating && rotation && times) return rotation.rotate(embla);
  }, [embla, rotating, rotation, times]);

  return null;
}
