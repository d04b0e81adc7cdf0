/**
 * Lets so many tasks run at once and leaves out what comes on top: whoever passes over twenty links wants the last one at most.
 * @returns starts a task, unless as many are running as may; it is over when its promise settles
 */
export function atMost(limit: number): (start: () => PromiseLike<unknown>) => void {
  let running = 0;
  const over = () => {
    running -= 1;
  };
  return (start) => {
    if (running >= limit) return;
    running += 1;
    start().then(over, over);
  };
}
