import { createAlertQueue } from "@tread/design-system/alert-queue";
import { expect, test, vi } from "vitest";

vi.mock("../../../../design-system/src/alert-queue/alert-html.ts", () => {
  throw new Error("There is no network.");
});

test("where what reads HTML cannot be had, sentences come as ever and HTML as it was written", async () => {
  vi.useFakeTimers();
  const queue = createAlertQueue({ enabled: true });
  queue.add({ content: "Removed item from cart" });
  queue.add({ content: "Saved <b>Court Low</b>" });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(300);
  expect(queue.getSnapshot().alerts.map(({ content }) => content)).toEqual([
    ["Saved <b>Court Low</b>"],
    ["Removed item from cart"],
  ]);
  vi.useRealTimers();
});
