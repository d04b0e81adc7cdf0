/** Milliseconds between two updates of every countdown on the page (COUNT-02). */
export const countdownStep = 1000;

export interface Clock {
  /** Calls the listener at every step. The clock runs only while somebody listens. */
  subscribe(listener: () => void): () => void;
  /** Milliseconds since the epoch, as of the last step, so that all countdowns agree. */
  now(): number;
}

/** One clock for many countdowns. */
export function createClock(read: () => number = () => Date.now()): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let time = 0;
  // While nobody listens the time is read afresh, but not so often that two readings of one render differ.
  const catchUp = () => {
    if (Math.abs(read() - time) >= countdownStep) time = read();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      // A page that came from the server subscribes before anybody has read the time.
      if (timer === undefined) catchUp();
      timer ??= setInterval(() => {
        time = read();
        for (const each of listeners) each();
      }, countdownStep);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      };
    },
    now() {
      if (timer === undefined) catchUp();
      return time;
    },
  };
}
