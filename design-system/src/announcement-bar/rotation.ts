/** Milliseconds an announcement stands, and takes to move on. Source: browsing spec section 9 (HEAD-15). */
export const announcementTimes = { hold: 3000, motion: 1000 } as const;

export interface Rotation {
  /** Starts, or goes on with a full hold. */
  play(): void;
  pause(): void;
}

/**
 * Keeps the time of a rotation: an item stands for the hold, then the next takes the motion's time to come in.
 * @param turn called when the next item starts to move in
 */
export function createRotation(turn: () => void, times: { hold: number; motion: number } = announcementTimes): Rotation {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next() {
    turn();
    timer = setTimeout(next, times.motion + times.hold);
  }

  return {
    play() {
      timer ??= setTimeout(next, times.hold);
    },
    pause() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
