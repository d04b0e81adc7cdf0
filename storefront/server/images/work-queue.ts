/** Too much is waiting already. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Runs at most `concurrency` jobs at a time, in the order they came, and refuses more than `mostWaiting`. */
export class WorkQueue {
  private readonly concurrency: number;
  private readonly mostWaiting: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(concurrency: number, mostWaiting: number) {
    this.concurrency = concurrency;
    this.mostWaiting = mostWaiting;
  }

  /** @throws QueueFullError when too much waits already. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.running >= this.concurrency) {
      if (this.waiting.length >= this.mostWaiting) throw new QueueFullError(`${this.waiting.length} jobs are waiting`);
      // Whoever leaves hands the place over, so `running` stays as it is.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
