import { mediaCarouselDefaults } from "./carousel.contract.ts";

/** Where a move is after a part of its time: quick off the mark, soft at the end. Both from 0 to 1. */
export function eased(part: number): number {
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  return 1 - (1 - part) ** 3;
}

/** What a move needs of the browser. */
export interface Frames {
  request(step: (time: number) => void): number;
  cancel(handle: number): void;
}

const browser: Frames = {
  request: (step) => requestAnimationFrame(step),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/**
 * Moves a value to another over a time, frame by frame, and calls `done` after the last.
 * @param speed milliseconds; 0 arrives at once
 * @returns how to stop it where it is
 */
export function move(
  from: number,
  to: number,
  set: (value: number) => void,
  done: () => void,
  speed: number = mediaCarouselDefaults.speed,
  frames: Frames = browser,
): () => void {
  if (speed <= 0 || from === to) {
    set(to);
    done();
    return () => {};
  }
  let start: number | undefined;
  let handle = frames.request(function step(time) {
    start ??= time;
    const part = (time - start) / speed;
    set(from + (to - from) * eased(part));
    if (part < 1) handle = frames.request(step);
    else done();
  });
  return () => frames.cancel(handle);
}
