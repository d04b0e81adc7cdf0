import fc from "fast-check";
import { expect, test } from "vitest";
import { QueueFullError, WorkQueue } from "./work-queue.ts";

/** A promise with its handles outside. */
function deferred() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

test("never runs more jobs than it may, runs all of them in order, and goes on after a failure", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(fc.boolean(), { maxLength: 30 }), async (concurrency, fails) => {
      const queue = new WorkQueue(concurrency, 100);
      const started: number[] = [];
      let running = 0;
      let most = 0;
      const results = await Promise.allSettled(
        fails.map((fail, i) =>
          queue.run(async () => {
            started.push(i);
            most = Math.max(most, ++running);
            await Promise.resolve();
            running--;
            if (fail) throw new Error(`job ${i}`);
            return i;
          }),
        ),
      );
      expect(most).toBeLessThanOrEqual(concurrency);
      expect(started).toEqual(fails.map((_, i) => i));
      expect(results.map(({ status }) => status)).toEqual(fails.map((fail) => (fail ? "rejected" : "fulfilled")));
    }),
  );
});

test("refuses what would wait behind too many, and takes work again when there is room", async () => {
  const queue = new WorkQueue(1, 1);
  const first = deferred();
  const running = queue.run(() => first.promise);
  const waiting = queue.run(async () => "second");
  await expect(queue.run(async () => "third")).rejects.toThrow(QueueFullError);
  first.resolve();
  await running;
  expect(await waiting).toBe("second");
  expect(await queue.run(async () => "fourth")).toBe("fourth");
});

test("what nobody wants any more makes room, the earliest first", async () => {
  const queue = new WorkQueue(1, 2);
  const first = deferred();
  const running = queue.run(() => first.promise);
  const left = queue.run(
    async () => "left",
    () => false,
  );
  const wanted = queue.run(async () => "wanted");
  const further = queue.run(async () => "further");
  await expect(left).rejects.toThrow(QueueFullError);
  await expect(queue.run(async () => "too many")).rejects.toThrow(QueueFullError);
  first.resolve();
  await running;
  expect(await Promise.all([wanted, further])).toEqual(["wanted", "further"]);
});

test("what nobody wants any more comes after everything else, the latest first", async () => {
  const queue = new WorkQueue(1, 100);
  const first = deferred();
  const started: string[] = [];
  const unwanted = new Set<string>();
  const jobs = ["a", "b", "c", "d", "e"].map((name) =>
    queue.run(
      async () => {
        started.push(name);
        if (name === "a") await first.promise;
      },
      () => !unwanted.has(name),
    ),
  );
  for (const name of ["b", "d"]) unwanted.add(name);
  first.resolve();
  await Promise.all(jobs);
  expect(started).toEqual(["a", "c", "e", "d", "b"]);
});
