import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { alertText } from "./alert-content.ts";
import { type AlertQueueOptions, createAlertQueue } from "./alert-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const queueWith = (options: AlertQueueOptions = {}) => createAlertQueue({ enabled: true, ...options });
const texts = (queue: ReturnType<typeof queueWith>, { leaving = false } = {}) =>
  queue
    .getSnapshot()
    .alerts.filter((alert) => alert.leaving === leaving)
    .map((alert) => alertText(alert.content));

describe("alert queue", () => {
  test("ALERT-01 an alert has an id, a type that is SUCCESS by default, content and a duration", () => {
    const queue = queueWith();
    const id = queue.add({ content: "Saved." });
    const failed = queue.add({ type: "ERROR", content: "Not saved.", duration: 1234 });
    vi.advanceTimersByTime(300);
    expect(queue.getSnapshot().alerts).toEqual([
      { id: failed, type: "ERROR", content: ["Not saved."], duration: 1234, leaving: false },
      { id, type: "SUCCESS", content: ["Saved."], duration: 5000, leaving: false },
    ]);
    expect(id).not.toBe(failed);
  });

  test("an error stays as long as any other unless said otherwise", () => {
    const queue = queueWith();
    queue.add({ type: "ERROR", content: "No." });
    vi.advanceTimersByTime(300);
    expect(queue.getSnapshot().alerts[0]?.duration).toBe(5000);
  });

  test("ALERT-03 an alert is added after 300 ms", () => {
    const queue = queueWith();
    queue.add({ content: "Saved." });
    vi.advanceTimersByTime(299);
    expect(texts(queue)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual(["Saved."]);
  });

  test("ALERT-04 ALERT-08 an alert goes after its duration and is removed 300 ms later", () => {
    const queue = queueWith();
    queue.add({ content: "Saved.", duration: 3000 });
    vi.advanceTimersByTime(300 + 2999);
    expect(texts(queue)).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
    expect(texts(queue, { leaving: true })).toEqual(["Saved."]);
    vi.advanceTimersByTime(299);
    expect(queue.getSnapshot().alerts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue.getSnapshot().alerts).toHaveLength(0);
  });

  test("ALERT-05 the countdown falls in steps of 50 ms, without telling listeners", () => {
    const queue = queueWith();
    const id = queue.add({ content: "Saved.", duration: 1000 });
    vi.advanceTimersByTime(300);
    const heard = vi.fn();
    queue.subscribe(heard);
    const before = queue.getSnapshot();
    vi.advanceTimersByTime(49);
    expect(queue.remaining(id)).toBe(1000);
    vi.advanceTimersByTime(1);
    expect(queue.remaining(id)).toBe(950);
    vi.advanceTimersByTime(500);
    expect(queue.remaining(id)).toBe(450);
    expect(heard).not.toHaveBeenCalled();
    expect(queue.getSnapshot()).toBe(before);
  });

  test("ALERT-09 ALERT-10 over the maximum the oldest are trimmed", () => {
    const queue = queueWith();
    for (const name of ["one", "two", "three", "four", "five", "six"]) queue.add({ content: name });
    vi.advanceTimersByTime(300);
    expect(texts(queue)).toEqual(["six", "five", "four", "three"]);
    expect(texts(queue, { leaving: true })).toEqual(["two", "one"]);
    vi.advanceTimersByTime(300);
    expect(queue.getSnapshot().alerts).toHaveLength(4);
  });

  test("an alert can be dismissed before it is shown, while it is shown and twice", () => {
    const queue = queueWith();
    queue.dismiss(queue.add({ content: "never" }));
    const id = queue.add({ content: "soon gone" });
    vi.advanceTimersByTime(300);
    expect(texts(queue)).toEqual(["soon gone"]);
    queue.dismiss(id);
    queue.dismiss(id);
    queue.dismiss("alert-unknown");
    expect(texts(queue)).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(queue.getSnapshot().alerts).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("the countdown holds until every reason to pause is gone", () => {
    const queue = queueWith();
    const id = queue.add({ content: "Saved.", duration: 1000 });
    vi.advanceTimersByTime(300 + 400);
    queue.pause("hover");
    queue.pause("focus");
    expect(queue.getSnapshot().paused).toBe(true);
    vi.advanceTimersByTime(60_000);
    queue.resume("hover");
    vi.advanceTimersByTime(60_000);
    expect(queue.remaining(id)).toBe(600);
    queue.resume("focus");
    expect(queue.getSnapshot().paused).toBe(false);
    vi.advanceTimersByTime(599);
    expect(texts(queue)).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  test("an alert that comes during a pause waits with the others", () => {
    const queue = queueWith();
    queue.pause("hidden");
    queue.add({ content: "while away", duration: 500 });
    vi.advanceTimersByTime(10_000);
    expect(texts(queue)).toEqual(["while away"]);
    queue.resume("hidden");
    vi.advanceTimersByTime(500);
    expect(texts(queue)).toEqual([]);
  });

  test("clear lets everything go, also what waits", () => {
    const queue = queueWith();
    queue.add({ content: "shown" });
    vi.advanceTimersByTime(300);
    queue.add({ content: "waiting" });
    queue.clear();
    vi.advanceTimersByTime(300);
    expect(queue.getSnapshot().alerts).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ALERT-11 outside a browser nothing is queued", () => {
    const queue = createAlertQueue();
    queue.add({ content: "on the server" });
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(queue.getSnapshot().alerts).toEqual([]);
  });

  test("a listener that leaves hears no more", () => {
    const queue = queueWith();
    const heard = vi.fn();
    const leave = queue.subscribe(heard);
    queue.add({ content: "a" });
    vi.advanceTimersByTime(300);
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    queue.clear();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
