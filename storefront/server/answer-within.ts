/**
 * What some work comes to, or else `late` once it has taken longer; it may still end as it would have.
 * @param milliseconds how long it is waited for
 * @throws what `late` throws when there is no answer by then; what the work itself throws before
 */
export function answerWithin<T, L>(milliseconds: number, work: Promise<T>, late: () => L): Promise<T | L> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  return Promise.race([work, promise.then(late)]).finally(() => clearTimeout(timer));
}
