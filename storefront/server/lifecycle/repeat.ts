/**
 * Does some work again and again. What is under way when it is stopped is finished first: a mail that has been handed over, and not
 * been noted as sent, would go out once more after the next start.
 * @param interval milliseconds from one beginning to the next
 * @param work is told when it is time to begin nothing more
 * @returns the way to stop; fulfilled once nothing is under way any more
 */
export function repeat(
  interval: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one: Promise<void> = work(stopping.signal)
      .then(() => undefined, onError)
      .finally(() => underWay.delete(one));
    underWay.add(one);
  }, interval);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.all(underWay);
  };
}
