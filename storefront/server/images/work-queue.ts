/** Too much is waiting already. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

interface Waiting {
  readonly start: () => void;
  readonly drop: (reason: QueueFullError) => void;
  readonly wanted: () => boolean;
}

/**
 * Runs at most `concurrency` jobs at a time, in the order they came, and refuses more than `mostWaiting`. Jobs that nobody wants any
 * more wait until nothing else does, the latest first, and the earliest of them makes room for one that would be refused.
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
   * @param wanted whether anybody still waits for it; asked when its turn could come, or its place be given away
   * @throws QueueFullError when too much waits already, or would, and nobody wants this any more
   */
  async run<T>(job: () => Promise<T>, wanted: () => boolean = () => true): Promise<T> {
    if (this.running >= this.concurrency) {
      if (this.waiting.length >= this.mostWaiting) this.makeRoom();
      // Whoever leaves hands the place over, so `running` stays as it is.
      await new Promise<void>((start, drop) => this.waiting.push({ start, drop, wanted }));
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

  private makeRoom(): void {
    const full = new QueueFullError(`${this.waiting.length} jobs are waiting`);
    const left = this.waiting.findIndex(({ wanted }) => !wanted());
    if (left < 0) throw full;
    this.waiting.splice(left, 1)[0]?.drop(full);
  }
}
