/**
 * What some work of another company comes to, unless it takes longer.
 * @param milliseconds how long it is waited for
 * @throws Error when it has not answered by then; what it throws itself
 */
export function answerWithin<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error("There was no answer in time.")), milliseconds);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
