import { move } from "./scroll-motion.ts";

/** Where a row of slides stands. */
export interface SnapPosition {
  /** The first slide that is in view. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
  /** How much of the row is in view, 0 to 1. */
  share: number;
  /** How far the row has moved, 0 to 1. */
  progress: number;
}

export interface SnapScroller {
  /** Moves on by what fits in view; -1 moves back. */
  page(direction: 1 | -1): void;
  /** Moves to a slide. */
  to(index: number): void;
  destroy(): void;
}

/** Whatever scrolls must be reachable by keyboard: the arrow keys then move it. */
export const scrollable = { tabIndex: 0 } as const;

/**
 * Watches and moves a row of slides that the browser itself scrolls and snaps, so that touch, trackpad and keyboard work
 * as everywhere and nothing is needed before scripts arrive. Slides wholly out of view are inert.
 */
export function createSnapScroller(track: HTMLElement, onChange: (position: SnapPosition) => void): SnapScroller {
  const slides = () => [...track.children] as HTMLElement[];
  const towards = () => (getComputedStyle(track).direction === "rtl" ? -1 : 1);
  let stop = () => {};
  let frame = 0;

  const starts = () => {
    const edge = track.getBoundingClientRect();
    const sign = towards();
    const padding = Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0;
    return slides().map((slide) => {
      const box = slide.getBoundingClientRect();
      const offset = sign > 0 ? box.left - edge.left : edge.right - box.right;
      return offset - padding + Math.abs(track.scrollLeft);
    });
  };

  const report = () => {
    const room = track.scrollWidth - track.clientWidth;
    const at = Math.abs(track.scrollLeft);
    const distances = starts().map((start) => Math.abs(start - at));
    onChange({
      index: Math.max(0, distances.indexOf(Math.min(...distances))),
      atStart: at <= 1,
      atEnd: at >= room - 1,
      share: track.scrollWidth > 0 ? track.clientWidth / track.scrollWidth : 1,
      progress: room > 0 ? at / room : 0,
    });
  };
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(report);
  };

  const letGo = () => {
    stop();
    track.style.scrollSnapType = "";
  };

  const scrollTo = (left: number) => {
    stop();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const room = track.scrollWidth - track.clientWidth;
    // Snapping would fight every frame of the move.
    track.style.scrollSnapType = "none";
    const arrived = () => {
      track.style.scrollSnapType = "";
      later();
    };
    const sign = towards();
    let put: number | undefined;
    const set = (value: number) => {
      // Whoever scrolls by other means while this moves has the last word.
      if (put !== undefined && Math.abs(Math.abs(track.scrollLeft) - put) > 2) return letGo();
      track.scrollLeft = sign * value;
      put = Math.abs(track.scrollLeft);
    };
    stop = move(Math.abs(track.scrollLeft), Math.min(Math.max(0, left), room), set, arrived, calm ? 0 : undefined);
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        target.toggleAttribute("inert", !isIntersecting || intersectionRatio === 0);
      }
    },
    { root: track, threshold: [0, 0.01] },
  );
  for (const slide of slides()) seen.observe(slide);
  const resized = new ResizeObserver(later);
  resized.observe(track);
  track.addEventListener("scroll", later, { passive: true });
  track.addEventListener("wheel", letGo, { passive: true });
  track.addEventListener("pointerdown", letGo, { passive: true });
  report();

  return {
    page(direction) {
      const at = Math.abs(track.scrollLeft);
      const all = starts();
      const step = Math.max(1, track.clientWidth - (all[0] ?? 0) * 2);
      // From slide to slide: the last that still fits, and never less than one.
      const target =
        direction > 0 ? all.filter((start) => start <= at + step + 1).at(-1) : all.find((start) => start >= at - step - 1);
      const next = direction > 0 ? all.find((start) => start > at + 1) : all.filter((start) => start < at - 1).at(-1);
      scrollTo(direction > 0 ? Math.max(target ?? 0, next ?? at) : Math.min(target ?? 0, next ?? 0));
    },
    to: (index) => scrollTo(starts()[index] ?? 0),
    destroy() {
      stop();
      cancelAnimationFrame(frame);
      seen.disconnect();
      resized.disconnect();
      track.removeEventListener("scroll", later);
      track.removeEventListener("wheel", letGo);
      track.removeEventListener("pointerdown", letGo);
      for (const slide of slides()) slide.removeAttribute("inert");
    },
  };
}
