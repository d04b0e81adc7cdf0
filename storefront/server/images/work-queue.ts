/** Too much is waiting already. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

interface Waiting {
  readonly start: () => void;
  readonly wanted: () => boolean;
}

/**
 * Runs at most `concurrency` jobs at a time, in the order they came, and refuses more than `mostWaiting`. Jobs that nobody wants any
 * more wait until nothing else does, the latest first.
 */
export class WorkQueue {
  private readonly concurrency: number;
  private readonly mostWaiting: number;
  private running = 0;
  private readonly waiting: Waiting[] = [];

  constructor(concurrency: number, mostWaiting: number) {
    this.concurrency = concurrency;
    this.mostWaiting = mostWaiting;
  }

  /**
   * @param wanted whether anybody still waits for it; asked when its turn could come
   * @throws QueueFullError when too much waits already.
   */
  async run<T>(job: () => Promise<T>, wanted: () => boolean = () => true): Promise<T> {
    if (this.running >= this.concurrency) {
      if (this.waiting.length >= this.mostWaiting) throw new QueueFullError(`${this.waiting.length} jobs are waiting`);
      // Whoever leaves hands the place over, so `running` stays as it is.
      await new Promise<void>((start) => this.waiting.push({ start, wanted }));
    } else this.running++;
    try {
      return await job();
    } finally {
      const next = this.waiting.findIndex(({ wanted }) => wanted());
      const [chosen] = this.waiting.splice(next, 1);
      if (chosen) chosen.start();
      else this.running--;
    }
  }
}
