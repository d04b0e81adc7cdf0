import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mediaCarouselDefaults } from "../media-carousel/media-carousel.contract.ts";
import type { Embla } from "./embla.ts";
import { type RotationTimes, rotate, rotation } from "./rotation.ts";

/** Says whether the carousel is in view. */
let look = (_inView: boolean) => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {
        look(true);
      }
      disconnect() {
        look = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What Embla's autoplay needs of a carousel: three slides, and moves of a given time. */
function carousel(times: RotationTimes, motion: number) {
  const handlers = new Map<string, Set<() => void>>();
  const emit = (event: string) => {
    for (const handler of handlers.get(event) ?? []) handler();
  };
  const visibility = { state: "visible", change: () => {} };
  const turned: number[] = [];
  let at = 0;
  const plugin = rotation(times);
  const move = (index: number) => {
    at = index;
    turned.push(index);
    setTimeout(() => emit("settle"), motion);
  };
  const counter = () => ({ clone: counter, add: () => ({ get: () => (at + 1) % 3 }) });
  const embla = {
    scrollSnapList: () => [0, 0.5, 1],
    selectedScrollSnap: () => at,
    canScrollNext: () => at < 2,
    scrollNext: () => move(at + 1),
    scrollTo: move,
    rootNode: () => null,
    plugins: () => ({ autoplay: plugin }),
    internalEngine: () => ({
      index: counter(),
      options: { watchDrag: true },
      ownerWindow: globalThis,
      ownerDocument: {
        get visibilityState() {
          return visibility.state;
        },
      },
      eventStore: {
        add: (_: unknown, event: string, handler: () => void) => {
          if (event === "visibilitychange") visibility.change = handler;
        },
      },
    }),
    emit,
    on(event: string, handler: () => void) {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
      return embla;
    },
    off(event: string, handler: () => void) {
      handlers.get(event)?.delete(handler);
      return embla;
    },
  };
  const plain = <Value>(value: Value) => value;
  plugin.init(
    embla as unknown as Embla,
    {
      mergeOptions: (first: object, second?: object) => ({ ...first, ...second }),
      optionsAtMedia: plain,
      optionsMediaQueries: () => [],
    } as unknown as Parameters<typeof plugin.init>[1],
  );
  const show = (state: "visible" | "hidden") => {
    visibility.state = state;
    visibility.change();
  };
  return { embla: embla as unknown as Embla, turned, emit, show };
}

describe("rotation", () => {
  test("CARO-03 the next slide comes every 6000 ms, after the last the first, until stopped", () => {
    const times = { delay: mediaCarouselDefaults.autoplayDelay };
    const { embla, turned } = carousel(times, 300);
    vi.advanceTimersByTime(20_000);
    expect(turned).toEqual([]);
    const stop = rotate(embla);
    vi.advanceTimersByTime(5999);
    expect(turned).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(turned).toEqual([1]);
    vi.advanceTimersByTime(12_000);
    expect(turned).toEqual([1, 2, 0]);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(turned).toHaveLength(3);
  });

  test("it rests while the tab is hidden", () => {
    const times = { delay: 6000 };
    const { embla, turned, show } = carousel(times, 300);
    rotate(embla);
    show("hidden");
    vi.advanceTimersByTime(60_000);
    expect(turned).toEqual([]);
    show("visible");
    vi.advanceTimersByTime(6000);
    expect(turned).toEqual([1]);
  });

  test("it rests while it is out of view, and begins anew when it comes back", () => {
    const times = { delay: 6000 };
    const { embla, turned, emit } = carousel(times, 300);
    rotate(embla);
    vi.advanceTimersByTime(5000);
    look(false);
    emit("reInit");
    vi.advanceTimersByTime(60_000);
    expect(turned).toEqual([]);
    look(true);
    vi.advanceTimersByTime(5999);
    expect(turned).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(turned).toEqual([1]);
  });

  test("a press interrupts it; one that was stopped does not start again by being pressed", () => {
    const times = { delay: 6000 };
    const { embla, turned, emit } = carousel(times, 300);
    const stop = rotate(embla);
    emit("pointerDown");
    vi.advanceTimersByTime(60_000);
    expect(turned).toEqual([]);
    emit("pointerUp");
    vi.advanceTimersByTime(6000);
    expect(turned).toEqual([1]);
    stop();
    emit("pointerDown");
    emit("pointerUp");
    vi.advanceTimersByTime(60_000);
    expect(turned).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
