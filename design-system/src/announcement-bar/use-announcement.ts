import { type RefObject, useEffect, useRef, useState } from "react";
import { announcementTimes } from "./announcement-bar.contract.ts";

/** Which of several announcements stands, and which one is on its way out. */
export interface ShownAnnouncement {
  /** The one that stands or rises into place. From 0. */
  shown: number;
  /** The one before it, while it rises out of sight. */
  leaving: number | undefined;
  /** Whether they turn at all: not on the server, where all of them are to be found. */
  live: boolean;
  /** Ref of what they are seen in: out of view they stand. */
  viewport: RefObject<HTMLDivElement | null>;
}

/**
 * Goes from one announcement to the next, and from the last to the first. A move that has begun goes on to its end whatever
 * happens, and each stands for its whole time from there. In a hidden tab and out of view they stand.
 * @param count how many there are
 * @param turning whether they may go on by themselves
 */
export function useAnnouncement(count: number, turning: boolean): ShownAnnouncement {
  const [{ shown, leaving }, turn] = useState<{ shown: number; leaving?: number }>({ shown: 0 });
  const [live, setLive] = useState(false);
  const [inView, setInView] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (count < 2 || !viewport.current) return;
    setLive(true);
    let visible = false;
    const look = () => setInView(visible && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      visible = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(viewport.current);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [count]);

  const moving = leaving !== undefined;
  const goes = moving || (turning && inView && count > 1);
  useEffect(() => {
    if (!goes) return;
    const next = () =>
      turn((before) => (moving ? { shown: before.shown } : { shown: (before.shown + 1) % count, leaving: before.shown }));
    const timer = setTimeout(next, moving ? announcementTimes.motion : announcementTimes.hold);
    return () => clearTimeout(timer);
  }, [goes, moving, count]);

  return { shown: shown % count, leaving, live, viewport };
}
