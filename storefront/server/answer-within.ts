/**
 * What some work comes to, unless it takes longer; it may still end as it would have.
 * @param milliseconds how long it is waited for
 * @throws what `late` says when it has not answered by then; what it throws itself
 */
export function answerWithin<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
