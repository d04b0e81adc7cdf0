type Start = () => PromiseLike<unknown>;

/** Tasks of which no more than so many run at once; each is over when its promise settles. */
export interface Limited {
  /** Starts a task, unless as many are running as may: whoever passes over twenty links wants the last one at most. */
  startOrDrop(start: Start): void;
  /** Starts all these as there is room for them, instead of those that were still waiting for it. */
  replaceQueue(starts: readonly Start[]): void;
}

/** Lets so many tasks run at once. */
export function atMost(limit: number): Limited {
  let running = 0;
  let waiting: Start[] = [];
  const over = () => {
    running -= 1;
    fill();
  };
  const run = (start: Start) => {
    running += 1;
    start().then(over, over);
  };
  const fill = () => {
    while (running < limit) {
      const next = waiting.shift();
      if (!next) return;
      run(next);
    }
  };
  return {
    startOrDrop(start) {
      if (running < limit) run(start);
    },
    replaceQueue(starts) {
      waiting = [...starts];
      fill();
    },
  };
}
