import { announce } from "../announcer/announcement.ts";
import type { Embla } from "./embla.ts";
import { watchWheel } from "./wheel.ts";

/** Where a carousel stands. */
export interface CarouselPlace {
  /** The first slide in view, or the last place that the row can be moved to. From 0. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
}

/** What can be asked of a carousel that is alive. */
export interface CarouselMoves {
  /** Moves to a slide, or as far towards it as the row goes. */
  to(index: number): void;
  /** Moves on by as many slides as stand wholly in view, and says which those are then; -1 moves back. */
  page(direction: 1 | -1): void;
}

/** What a live carousel tells. */
export interface CarouselListener {
  onPlace?: (place: CarouselPlace) => void;
  /** With every frame of a move: how far the row has moved, 0 to 1. */
  onProgress?: (progress: number) => void;
}

/** How many slides stand wholly in view. */
function slidesInView(embla: Embla): number {
  const { axis, containerRect, slideRects } = embla.internalEngine();
  const [first, second] = slideRects;
  if (!first || !second) return 1;
  const pitch = Math.abs(second[axis.startEdge] - first[axis.startEdge]);
  const gap = pitch - axis.measureSize(first);
  return Math.max(1, Math.floor((axis.measureSize(containerRect) + gap + 1) / pitch));
}

/** Marks slides of which nothing shows as inert. Returns how to stop, which makes all of them reachable again. */
function hideOutOfView(embla: Embla, viewport: HTMLElement): () => void {
  const slides = embla.slideNodes();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        target.toggleAttribute("inert", !isIntersecting || intersectionRatio === 0);
      }
    },
    { root: viewport, threshold: [0, 0.01] },
  );
  for (const slide of slides) observer.observe(slide);
  return () => {
    observer.disconnect();
    for (const slide of slides) slide.removeAttribute("inert");
  };
}

/**
 * Takes a row over from the browser's own scrolling, where it stands, and looks after all that scrolling brought: keys,
 * trackpads, focus that comes to a slide cut off by the edge. Slides out of view are inert.
 * @param viewport what scrolled; `data-live` is on it while Embla moves the row
 * @returns what can be asked of it, and how to give it back
 */
export function takeOver(embla: Embla, viewport: HTMLElement, { onPlace, onProgress }: CarouselListener) {
  const { axis } = embla.internalEngine();
  const hearing = new AbortController();
  const { signal } = hearing;

  const scrolled = Math.abs(viewport.scrollLeft);
  if (scrolled > 0) {
    const distances = embla.internalEngine().scrollSnaps.map((snap) => Math.abs(scrolled + snap));
    embla.scrollTo(distances.indexOf(Math.min(...distances)), true);
  }
  viewport.dataset.live = "";
  viewport.scrollLeft = 0;
  let show = hideOutOfView(embla, viewport);

  const place = () =>
    onPlace?.({ index: embla.selectedScrollSnap(), atStart: !embla.canScrollPrev(), atEnd: !embla.canScrollNext() });
  const progress = () => onProgress?.(Math.min(1, Math.max(0, embla.scrollProgress())));
  const measure = () => {
    show();
    show = hideOutOfView(embla, viewport);
    place();
    progress();
  };
  embla.on("select", place).on("scroll", progress).on("settle", progress).on("reInit", measure);
  place();
  progress();

  const forward = () => axis.direction(1);
  const keys = (event: KeyboardEvent) => {
    // What is inside a slide has keys of its own.
    if (event.target !== viewport) return;
    const target = {
      ArrowRight: embla.selectedScrollSnap() + forward(),
      ArrowLeft: embla.selectedScrollSnap() - forward(),
      Home: 0,
      End: embla.scrollSnapList().length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    embla.scrollTo(target);
  };
  const bringIn = ({ target }: FocusEvent) => {
    const index = embla.slideNodes().findIndex((slide) => target instanceof Node && slide.contains(target));
    // A press focuses too, and must not move what is being pressed.
    if (index < 0 || !(target as Element).matches(":focus-visible")) return;
    const first = embla.selectedScrollSnap();
    const count = slidesInView(embla);
    if (index < first) embla.scrollTo(index, true);
    else if (index >= first + count && embla.canScrollNext()) embla.scrollTo(index - count + 1, true);
  };
  // The browser scrolls what it shows by itself, for focus and for finding on the page, even where nobody else can.
  const stay = () => {
    viewport.scrollLeft = 0;
  };
  viewport.addEventListener("keydown", keys, { signal });
  viewport.addEventListener("focusin", bringIn, { signal });
  viewport.addEventListener("scroll", stay, { signal });
  const stopWheel = embla.internalEngine().options.watchDrag ? watchWheel(embla, viewport) : undefined;

  const moves: CarouselMoves = {
    to: (index) => embla.scrollTo(index),
    page(direction) {
      const count = slidesInView(embla);
      const last = embla.scrollSnapList().length - 1;
      const next = Math.min(last, Math.max(0, embla.selectedScrollSnap() + direction * count));
      embla.scrollTo(next);
      const all = embla.slideNodes().length;
      const from = Math.min(next, all - count);
      announce(`${from + 1} to ${Math.min(all, from + count)} of ${all}`);
    },
  };
  const giveBack = () => {
    hearing.abort();
    stopWheel?.();
    show();
    embla.off("select", place).off("scroll", progress).off("settle", progress).off("reInit", measure);
    delete viewport.dataset.live;
    viewport.scrollLeft = axis.direction(-embla.internalEngine().location.get());
  };
  return { moves, giveBack };
}
