/** What the page offers the camera once {@link installStage} has run in it. */
export interface Stage {
  /** Clears what an earlier story left, and lets time run for the next one. */
  begin(clock: "frozen" | "running"): void;
  /**
   * Waits until nothing moves any more, then stops timers and frames.
   * @returns what was still going on when patience ran out; null when all is still
   */
  settle(): Promise<string | null>;
  /** Puts a still page, and the frames in it, into another theme; what this makes due goes on until it is settled again. */
  dress(theme: string): void;
  /** Right and bottom edge of what is painted, in CSS pixels from the document's corner. */
  extent(): { right: number; bottom: number };
}

declare global {
  interface Window {
    visualStage: Stage;
  }
}

/**
 * Makes the page repeatable: one date, one sequence of random numbers, timers that can be stopped. Runs in the page before
 * anything else does, so it must stand alone: nothing outside the function exists there.
 */
export function installStage({ epoch }: { epoch: number }): void {
  /** Timers up to this long finish a change that has begun; longer ones start the next. Milliseconds. */
  const quick = 400;
  /** How long nothing may have changed before the page counts as still. Milliseconds. */
  const calm = 60;
  /** Frames in a row without a change that it takes as well: on a busy machine one alone may last longer than that. */
  const calmFrames = 4;
  /**
   * After this many frames without a change one that the page has asked for is not waited for: a carousel counts some until its row
   * stands still, and a page that asks for one after another would never be done.
   */
  const countedFrames = 16;
  /** After this long a page is not waited for. Milliseconds. */
  const patience = 5000;

  const wait = window.setTimeout.bind(window);
  const forget = window.clearTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const nextFrame = window.requestAnimationFrame.bind(window);
  const forgetFrame = window.cancelAnimationFrame.bind(window);
  const idle = window.requestIdleCallback.bind(window);
  const forgetIdle = window.cancelIdleCallback.bind(window);

  let phase: "playing" | "settling" | "still" = "playing";
  let clockBegan: number | null = null;
  let stoppedAt: number | null = null;

  const now = () => Math.floor(epoch + (stoppedAt ?? (clockBegan === null ? 0 : performance.now() - clockBegan)));
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
  });

  let seed = 1;
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  /** Delays of the timers that have not run, by id. */
  const pending = new Map<number, number>();
  /** Frames and idle moments that the page has asked for and not had. */
  const awaited = new Set<string>();
  /** Callbacks that came due while the page had to be still. */
  const late = new Map<number, () => void>();

  window.setTimeout = ((handler: TimerHandler, delay = 0, ...values: unknown[]) => {
    const call = () => {
      pending.delete(id);
      if (typeof handler === "function") handler(...values);
    };
    const id = wait(() => {
      if (phase === "still" || (phase === "settling" && delay > quick)) late.set(id, call);
      else call();
    }, delay);
    pending.set(id, delay);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    pending.delete(Number(id));
    late.delete(Number(id));
    forget(id);
  };
  window.setInterval = ((handler: TimerHandler, delay?: number, ...values: unknown[]) =>
    repeat(() => {
      if (phase === "playing" && typeof handler === "function") handler(...values);
    }, delay)) as typeof window.setInterval;
  // Frames are numbered apart from timers, so those kept back have negative keys.
  window.requestAnimationFrame = (callback) => {
    const id = nextFrame((time) => {
      awaited.delete(`frame ${id}`);
      if (phase === "still") late.set(-id, () => callback(time));
      else callback(time);
    });
    awaited.add(`frame ${id}`);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    awaited.delete(`frame ${id}`);
    late.delete(-id);
    forgetFrame(id);
  };

  // With several cameras at work the machine is seldom idle, and what waits for that would come late or not at all.
  window.requestIdleCallback = (callback) => {
    const id = idle(
      (deadline) => {
        awaited.delete(`idle ${id}`);
        callback(deadline);
      },
      { timeout: calm },
    );
    awaited.add(`idle ${id}`);
    return id;
  };
  window.cancelIdleCallback = (id) => {
    awaited.delete(`idle ${id}`);
    forgetIdle(id);
  };

  /** Ends motions; a bar that shows time running, or a spinner, stands at its beginning. */
  function endMotions(): void {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      const shows = end > 1000 && !(animation instanceof CSSTransition);
      if (shows || animation.playState === "paused") {
        animation.pause();
        animation.currentTime = 0;
      } else if (animation.playState === "running") animation.finish();
    }
  }

  function unfinished(): string | null {
    if ([...pending.values()].some((delay) => delay <= quick)) return "short timers keep starting";
    if (document.fonts.status === "loading") return "a font is loading";
    const picture = [...document.images].find((image) => !image.complete);
    return picture ? `a picture is loading: ${picture.currentSrc || picture.src}` : null;
  }

  type Box = { left: number; top: number; right: number; bottom: number };
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const replaced = "img, svg, video, canvas, iframe, input, select, textarea, progress, meter, hr";

  function paints(element: Element, style: CSSStyleDeclaration): boolean {
    const clear = (colour: string) => /^transparent$|^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(colour);
    const pseudo = (name: string) => !["none", "normal"].includes(getComputedStyle(element, name).content);
    return (
      element.matches(replaced) ||
      !clear(style.backgroundColor) ||
      style.backgroundImage !== "none" ||
      style.boxShadow !== "none" ||
      [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].some(
        (each) => each !== "0px",
      ) ||
      (style.outlineStyle !== "none" && style.outlineWidth !== "0px") ||
      pseudo("::before") ||
      pseudo("::after")
    );
  }

  /** Lets a change that has begun come to its end. */
  function goOn(): void {
    phase = "settling";
    for (const [key, call] of late) {
      if (Number(pending.get(key)) > quick) continue;
      late.delete(key);
      call();
    }
  }

  window.visualStage = {
    begin(clock) {
      phase = "playing";
      const due = [...late.values()];
      late.clear();
      for (const call of due) call();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
      seed = 1;
      stoppedAt = null;
      clockBegan = clock === "running" ? performance.now() : null;
    },

    dress(theme) {
      goOn();
      const framed = [...document.querySelectorAll("iframe")].map(({ contentDocument }) => contentDocument);
      for (const page of [document, ...framed]) {
        if (page?.documentElement.dataset.theme) page.documentElement.dataset.theme = theme;
      }
    },

    async settle() {
      goOn();
      const began = performance.now();
      let touched = began;
      let quietFrames = 0;
      const touch = () => {
        touched = performance.now();
        quietFrames = 0;
      };
      const observer = new MutationObserver(touch);
      observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
      let reason: string | null = null;
      while (
        quietFrames < calmFrames ||
        performance.now() - touched < calm ||
        (awaited.size > 0 && quietFrames < countedFrames)
      ) {
        await new Promise((resolve) => nextFrame(resolve));
        quietFrames += 1;
        endMotions();
        // Each time, as what arrives meanwhile may bring pictures that wait to be scrolled to.
        for (const image of document.images) if (image.loading === "lazy") image.loading = "eager";
        reason = unfinished();
        if (reason) touch();
        if (performance.now() - began > patience) {
          reason ??= "the document keeps changing";
          break;
        }
      }
      observer.disconnect();
      // One that has not come by now would be waited for without end.
      const there = [...document.images].filter((image) => image.complete);
      await Promise.all(there.map((image) => image.decode().catch(() => undefined)));
      stoppedAt = clockBegan === null ? 0 : performance.now() - clockBegan;
      phase = "still";
      return reason;
    },

    extent() {
      const edge = { right: 0, bottom: 0 };
      const everything: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
      const grow = (rect: Box, clip: Box) => {
        const seen = meet(rect, clip);
        if (seen.right <= seen.left || seen.bottom <= seen.top) return;
        edge.right = Math.max(edge.right, seen.right);
        edge.bottom = Math.max(edge.bottom, seen.bottom);
      };
      const walk = (element: Element, flow: Box, containing: Box): void => {
        const style = getComputedStyle(element);
        if (style.display === "none" || style.opacity === "0") return;
        const outer = style.position === "fixed" ? everything : style.position === "absolute" ? containing : flow;
        const rect = element.getBoundingClientRect();
        const visible = style.visibility === "visible" && style.display !== "contents";
        if (visible && paints(element, style)) grow(rect, outer);
        const inner = style.overflow === "visible" || style.display === "contents" ? outer : meet(outer, rect);
        const positioned = style.position === "static" && style.transform === "none" ? containing : inner;
        for (const child of element.childNodes) {
          if (child instanceof Element) walk(child, inner, positioned);
          else if (child instanceof Text && visible && child.data.trim() !== "") {
            const range = document.createRange();
            range.selectNodeContents(child);
            for (const line of range.getClientRects()) grow(line, inner);
          }
        }
      };
      for (const child of document.body.children) {
        if (!child.matches("script, style, [class^='sb-'], #storybook-docs")) walk(child, everything, everything);
      }
      return { right: edge.right + window.scrollX, bottom: edge.bottom + window.scrollY };
    },
  };
}
