import { expect, test, vi } from "vitest";
import { shopperStore } from "../checkout/checkout.fixture.ts";
import { alertQueue } from "./alert-queue.ts";
import { showAlert } from "./show-alert.ts";

vi.mock("@tread/design-system/alert-queue", async (load) => {
  const real = await load<typeof import("@tread/design-system/alert-queue")>();
  // Outside a browser alerts are dropped unless it is said that they are wanted.
  return { ...real, createAlertQueue: () => real.createAlertQueue({ enabled: true }) };
});

test("CONF-22 an alert that does not say how long it stays has 5000 ms", () => {
  vi.useFakeTimers();
  const store = shopperStore((async () => ({})) as never);
  store.dispatch(showAlert({ content: "Saved." }));
  vi.advanceTimersByTime(1_000);
  const [alert] = alertQueue.getSnapshot().alerts;
  expect(alert).toMatchObject({ type: "SUCCESS", duration: 5000 });
  vi.advanceTimersByTime(4_000);
  expect(alertQueue.getSnapshot().alerts[0]?.leaving).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(alertQueue.getSnapshot().alerts.filter(({ leaving }) => !leaving)).toEqual([]);
  vi.useRealTimers();
});
