import { expect, test } from "vitest";
import { preloadConfiguration } from "#domain/configuration/configuration.ts";
import { atMost } from "./at-most.ts";

test("four preloads run at once, and another as soon as one of them has ended, however it ended", async () => {
  const { startOrDrop: run } = atMost(preloadConfiguration.concurrencyMax);
  const started: PromiseWithResolvers<void>[] = [];
  const reach = () =>
    run(() => {
      const task = Promise.withResolvers<void>();
      started.push(task);
      return task.promise;
    });
  for (let link = 0; link < 10; link += 1) reach();
  expect(started).toHaveLength(4);
  started[0]?.resolve();
  started[1]?.reject(new Error("offline"));
  await Promise.allSettled(started.slice(0, 2).map(({ promise }) => promise));
  for (let link = 0; link < 10; link += 1) reach();
  expect(started).toHaveLength(6);
});
